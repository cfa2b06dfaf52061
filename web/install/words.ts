import english from '#shared/words/en/install.json' with { type: 'json' }
import { wordsOf } from '../words/words.ts'

/** The words of the steps to install the app. */
export const install = wordsOf('install', english)
