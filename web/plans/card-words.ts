import english from '#shared/words/en/plan-card.json' with { type: 'json' }
import { wordsOf } from '../words/words.ts'

/** The words of a plan in a list and on Home. */
export const planCard = wordsOf('plan-card', english)
