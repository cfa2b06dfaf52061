import type { ChatEvent } from '../contract/chat.ts'
import english from '../words/en/failures.json' with { type: 'json' }

/** Why an answer failed, in words for readers, by the error code in its row. */
const details: Record<string, string> = english

/** A retry would fail in the same way. */
const final = new Set(['gone', 'poison'])

/** The `error` event of an answer that failed with this code. */
export function failureEvent(error: string): Extract<ChatEvent, { event: 'error' }> {
  const detail = details[error] ?? english.notWritten
  return { event: 'error', data: { error, detail, retryable: !final.has(error) } }
}
