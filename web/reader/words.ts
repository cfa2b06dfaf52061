import english from '#shared/words/en/reader.json' with { type: 'json' }
import { wordsOf } from '../words/words.ts'

/** The words of a chapter’s screen, which the first route loads. */
export const reader = wordsOf('reader', english)
