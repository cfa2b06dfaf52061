import english from '#shared/words/en/navigator.json' with { type: 'json' }
import { wordsOf } from '../words/words.ts'

/** The words of the choice of a book and a chapter. */
export const navigatorWords = wordsOf('navigator', english)
