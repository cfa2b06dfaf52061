import english from '#shared/words/en/share.json' with { type: 'json' }
import { wordsOf } from '../words/words.ts'

/** The words of sending verses. */
export const share = wordsOf('share', english)
