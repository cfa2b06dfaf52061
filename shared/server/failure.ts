import type { ChatEvent } from '../contract/chat.ts'

const again = 'Your question is kept; please try again.'

/** Why an answer failed, in words for readers, by the error code in its row. */
const details: Record<string, string> = {
  busy: `The assistant is busy right now. ${again}`,
  quota: 'The assistant has reached its daily limit. Your question is kept; please try again tomorrow.',
  unavailable: `The assistant cannot be reached right now. ${again}`,
  deadline: `The answer could not be written in time. ${again}`,
  poison: 'This question could not be answered: it stopped our servers twice. Please ask it in other words.',
  gone: 'This conversation no longer exists.',
}

/** A retry would fail in the same way. */
const final = new Set(['gone', 'poison'])

/** The `error` event of an answer that failed with this code. */
export function failureEvent(error: string): Extract<ChatEvent, { event: 'error' }> {
  const detail = details[error] ?? `The answer could not be written. ${again}`
  return { event: 'error', data: { error, detail, retryable: !final.has(error) } }
}
