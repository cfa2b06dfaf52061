/** The panel's message when the connection is lost. */
export const LOST = {
  detail: 'Connection lost. Your question is saved; the answer may finish in the meantime.',
  retryable: true,
}
