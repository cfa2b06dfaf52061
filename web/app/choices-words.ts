import english from '#shared/words/en/choices.json' with { type: 'json' }
import { wordsOf } from '../words/words.ts'

/** The words of choices that several sheets have. */
export const choices = wordsOf('choices', english)
