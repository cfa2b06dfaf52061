import { spanWords } from '../span-words.ts'
import english from '../words/en/spans.json' with { type: 'json' }
import { serverWordsOf } from './words.ts'

/** The words of seals and labels in English, for pages without scripts and for handouts. */
export const { labelOf, chipOf } = spanWords(serverWordsOf('spans', english)('en'))
