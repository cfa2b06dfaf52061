import english from '#shared/words/en/answer-popover.json' with { type: 'json' }
import { wordsOf } from '../words/words.ts'

/** The words of an answer's popover. */
export const popover = wordsOf('answer-popover', english)
