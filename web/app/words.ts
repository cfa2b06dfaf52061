import english from '#shared/words/en/app.json' with { type: 'json' }
import { wordsOf } from '../words/words.ts'

/** The words of the frame around every screen. */
export const app = wordsOf('app', english)
