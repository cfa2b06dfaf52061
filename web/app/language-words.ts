import english from '#shared/words/en/language.json' with { type: 'json' }
import { wordsOf } from '../words/words.ts'

/** The words of the choice of a language. */
export const languageWords = wordsOf('language', english)
