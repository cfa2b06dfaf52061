import english from '#shared/words/en/settings.json' with { type: 'json' }
import { wordsOf } from '../words/words.ts'

/** The words of the settings. */
export const settings = wordsOf('settings', english)
