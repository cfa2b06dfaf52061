import english from '#shared/words/en/plan-editor.json' with { type: 'json' }
import { wordsOf } from '../words/words.ts'

/** The words of the plan editor. */
export const editor = wordsOf('plan-editor', english)
