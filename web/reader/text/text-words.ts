import english from '#shared/words/en/reader-text.json' with { type: 'json' }
import { wordsOf } from '../../words/words.ts'

/** The words around a text that only some chapters need. */
export const textWords = wordsOf('reader-text', english)
