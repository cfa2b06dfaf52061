import english from '#shared/words/en/instructions.json' with { type: 'json' }
import { wordsOf } from '../words/words.ts'

/** The words of the published instructions. */
export const instructions = wordsOf('instructions', english)
