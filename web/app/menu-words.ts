import english from '#shared/words/en/menu.json' with { type: 'json' }
import { wordsOf } from '../words/words.ts'

/** The words of the menu. */
export const menu = wordsOf('menu', english)
