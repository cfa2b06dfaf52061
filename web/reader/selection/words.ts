import english from '#shared/words/en/selection.json' with { type: 'json' }
import { wordsOf } from '../../words/words.ts'

/** The words of what can be done with selected verses. */
export const selection = wordsOf('selection', english)
