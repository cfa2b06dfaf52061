import english from '#shared/words/en/home-body.json' with { type: 'json' }
import { wordsOf } from '../words/words.ts'

/** The words below Home’s box. */
export const homeBody = wordsOf('home-body', english)
