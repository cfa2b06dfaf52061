import english from '#shared/words/en/hints.json' with { type: 'json' }
import { wordsOf } from '../words/words.ts'

/** The words of the hints. */
export const hintWords = wordsOf('hints', english)
