import english from '#shared/words/en/not-found.json' with { type: 'json' }
import { wordsOf } from '../words/words.ts'

/** The words of the screen for an unknown address. */
export const notFound = wordsOf('not-found', english)
