import english from '#shared/words/en/device.json' with { type: 'json' }
import { wordsOf } from '../../words/words.ts'

/** The words of answers that this device gives itself. */
export const device = wordsOf('device', english)
