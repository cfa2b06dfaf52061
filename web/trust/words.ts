import english from '#shared/words/en/trust.json' with { type: 'json' }
import { wordsOf } from '../words/words.ts'

/** The words of the public figures. */
export const trust = wordsOf('trust', english)
