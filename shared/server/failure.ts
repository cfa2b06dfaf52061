import type { ChatEvent } from '../contract/chat.ts'
import english from '../words/en/failures.json' with { type: 'json' }
import { BLOCKED } from './final-content.ts'
import { serverWordsOf } from './words.ts'

const words = serverWordsOf('failures', english)

/** A retry would fail in the same way. */
const final = new Set(['gone', 'poison', BLOCKED])

/** The `error` event of an answer that failed with this code in its row, with words for readers in a language. */
export function failureEvent(error: string, language = 'en'): Extract<ChatEvent, { event: 'error' }> {
  const detail = words(language)(error in english ? (error as keyof typeof english) : 'notWritten')
  return { event: 'error', data: { error, detail, retryable: !final.has(error) } }
}
