import english from '#shared/words/en/devices.json' with { type: 'json' }
import { wordsOf } from '../../words/words.ts'

/** The words for using notes on several devices. */
export const devices = wordsOf('devices', english)
