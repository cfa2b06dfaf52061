import english from '#shared/words/en/notes.json' with { type: 'json' }
import { wordsOf } from '../../words/words.ts'

/** The words of My Notes, of its files, and of a note in a question. */
export const notes = wordsOf('notes', english)
