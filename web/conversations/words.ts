import english from '#shared/words/en/conversations.json' with { type: 'json' }
import { wordsOf } from '../words/words.ts'

/** The words of the list of conversations. */
export const conversations = wordsOf('conversations', english)
