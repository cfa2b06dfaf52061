import english from '#shared/words/en/chat-more.json' with { type: 'json' }
import { wordsOf } from '../words/words.ts'

/** The words of what a conversation loads when it needs it. */
export const more = wordsOf('chat-more', english)
