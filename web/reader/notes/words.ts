import english from '#shared/words/en/reader-notes.json' with { type: 'json' }
import { wordsOf } from '../../words/words.ts'

/** The words around footnotes and commentaries. */
export const notes = wordsOf('reader-notes', english)
