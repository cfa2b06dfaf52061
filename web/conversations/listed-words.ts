import english from '#shared/words/en/listed-chat.json' with { type: 'json' }
import { wordsOf } from '../words/words.ts'

/** The words of a conversation in any list. */
export const listed = wordsOf('listed-chat', english)
