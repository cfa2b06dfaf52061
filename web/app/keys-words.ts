import english from '#shared/words/en/keys.json' with { type: 'json' }
import { wordsOf } from '../words/words.ts'

/** The words of the list of keys. */
export const keyWords = wordsOf('keys', english)
