import english from '#shared/words/en/ui.json' with { type: 'json' }
import { wordsOf } from '../words/words.ts'

/** The words of controls. */
export const ui = wordsOf('ui', english)
