import english from '#shared/words/en/data.json' with { type: 'json' }
import { wordsOf } from '../words/words.ts'

/** The words of calls that reach no server. */
export const data = wordsOf('data', english)
