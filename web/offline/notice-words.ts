import english from '#shared/words/en/offline-notice.json' with { type: 'json' }
import { wordsOf } from '../words/words.ts'

/** The words of the notice that the device is offline. */
export const offlineNotice = wordsOf('offline-notice', english)
