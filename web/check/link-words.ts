import english from '#shared/words/en/check-link.json' with { type: 'json' }
import { wordsOf } from '../words/words.ts'

/** The words of the link to the check of a text. */
export const checkLink = wordsOf('check-link', english)
