import { spanWords } from '#shared/span-words.ts'
import english from '#shared/words/en/spans.json' with { type: 'json' }
import { wordsOf } from '../words/words.ts'

/** The words of seals and labels, which the server's pages without scripts use in English. */
export const spans = wordsOf('spans', english)

export const { labelOf, chipOf } = spanWords(spans)
