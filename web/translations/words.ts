import english from '#shared/words/en/translations.json' with { type: 'json' }
import { wordsOf } from '../words/words.ts'

/** The words of the choice among many translations. */
export const translations = wordsOf('translations', english)
