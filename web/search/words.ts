import english from '#shared/words/en/search.json' with { type: 'json' }
import { wordsOf } from '../words/words.ts'

/** The words of the search. */
export const searchWords = wordsOf('search', english)
