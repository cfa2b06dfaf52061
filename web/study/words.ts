import english from '#shared/words/en/study.json' with { type: 'json' }
import { wordsOf } from '../words/words.ts'

/** The words of highlights, notes and bookmarks in the reader. */
export const study = wordsOf('study', english)
