import english from '#shared/words/en/offline.json' with { type: 'json' }
import { wordsOf } from '../words/words.ts'

/** The words of downloads and of the search without a network. */
export const offline = wordsOf('offline', english)
