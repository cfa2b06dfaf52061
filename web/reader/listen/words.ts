import english from '#shared/words/en/listen.json' with { type: 'json' }
import { wordsOf } from '../../words/words.ts'

/** The words of reading aloud. */
export const listen = wordsOf('listen', english)
