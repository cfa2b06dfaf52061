import english from '#shared/words/en/home.json' with { type: 'json' }
import { wordsOf } from '../words/words.ts'

/** The words of Home’s first paint. */
export const home = wordsOf('home', english)
