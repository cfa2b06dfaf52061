/** The failure when the connection is lost. */
export const LOST = { error: 'lost', retryable: true }
