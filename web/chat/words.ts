import english from '#shared/words/en/chat.json' with { type: 'json' }
import { wordsOf } from '../words/words.ts'

/** The words of a conversation. */
export const chat = wordsOf('chat', english)
