import english from '#shared/words/en/pages.json' with { type: 'json' }
import { wordsOf } from '../words/words.ts'

/** The words around content pages. */
export const pages = wordsOf('pages', english)
