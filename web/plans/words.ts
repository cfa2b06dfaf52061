import english from '#shared/words/en/plans.json' with { type: 'json' }
import { wordsOf } from '../words/words.ts'

/** The words of the list of plans, the search, and one plan. */
export const plans = wordsOf('plans', english)
