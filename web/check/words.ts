import english from '#shared/words/en/check.json' with { type: 'json' }
import { wordsOf } from '../words/words.ts'

/** The words of the check of a text. */
export const checkWords = wordsOf('check', english)
