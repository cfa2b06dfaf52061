import { spanWords } from '../span-words.ts'
import english from '../words/en/spans.json' with { type: 'json' }
import { serverWordsOf } from './words.ts'

const words = serverWordsOf('spans', english)

/** The words of seals and labels in a language, for pages without scripts. */
export const spanWordsIn = (language: string) => spanWords(words(language))

/** The same in English, for handouts. */
export const { labelOf, chipOf } = spanWordsIn('en')
