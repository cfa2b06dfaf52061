import english from '#shared/words/en/handout.json' with { type: 'json' }
import { wordsOf } from '../words/words.ts'

/** The words of handouts. */
export const handout = wordsOf('handout', english)
