import english from '#shared/words/en/plan-create.json' with { type: 'json' }
import { wordsOf } from '../words/words.ts'

/** The words of the screen that creates a plan. */
export const create = wordsOf('plan-create', english)
