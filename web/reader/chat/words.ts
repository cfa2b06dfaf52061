import english from '#shared/words/en/reader-ask.json' with { type: 'json' }
import { wordsOf } from '../../words/words.ts'

/** The words of the way into a conversation beside the text. */
export const asking = wordsOf('reader-ask', english)
