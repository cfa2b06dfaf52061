import { serverWordsOf } from '#shared/server/words.ts'
import english from '#shared/words/en/pages.json' with { type: 'json' }

/** The words around pages about the site and its partners, in a language. */
export const pageWords = serverWordsOf('pages', english)
