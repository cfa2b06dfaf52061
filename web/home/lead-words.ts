import english from '#shared/words/en/home-lead.json' with { type: 'json' }
import { wordsOf } from '../words/words.ts'

/** The words of Home for a text that leads nowhere. */
export const homeLead = wordsOf('home-lead', english)
