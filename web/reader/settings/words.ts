import english from '#shared/words/en/reading.json' with { type: 'json' }
import { wordsOf } from '../../words/words.ts'

/** The words of the reading settings. */
export const reading = wordsOf('reading', english)
