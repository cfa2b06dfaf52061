import { primaryLanguage } from '../primary-language.ts'
import { conditions, denialAtEnd } from './left-out.ts'
import { tokensOf } from './quote-text.ts'

/**
 * What a writer may put between a denial and the words that it negates: "should not be", "no one should". Verbs that
 * reverse it, such as "forget", and verbs of saying are not among them.
 */
const between: Record<string, ReadonlySet<string>> = {
  en: new Set(
    'to be you we one they he she can may should shall must ever called meant supposed allowed able free going need'.split(
      ' ',
    ),
  ),
  es: new Set('se te os me nos lo le les ser debe debes debemos debéis deben'.split(' ')),
  zh: new Set('可 要 能 該 该 應 应 得 會 会'.split(' ')),
}
/** The most words between a denial and what it negates. */
const MOST_BETWEEN = 3

/** Words that a "not" right behind them belongs to: "believe it or not", "why not", "whether or not", "por qué no". */
const asking = new Set('or why if whether o u qué si'.split(' '))
const isNot = (word: string): boolean => word === 'not' || word === 'no' || word.endsWith("n't")

/** The length of text that contains a denial and all that may follow it. */
const LONGEST = 80

/** True if a text in a language, or in English, ends with words that negate what follows them. */
export function endsWithDenial(text: string, language: string): boolean {
  const tokens = tokensOf(text.slice(-LONGEST))
  const words = tokens.slice(tokens.findLastIndex(({ isWord }) => !isWord) + 1).map(({ form }) => form.toLowerCase())
  return [...new Set([primaryLanguage(language), 'en'])].some((each) => {
    const isBetween = (word: string) => between[each]?.has(word) ?? false
    for (let count = 0; count <= MOST_BETWEEN && words.slice(words.length - count).every(isBetween); count++) {
      const clause = words.slice(0, words.length - count)
      const found = denialAtEnd(clause, each)
      const [first] = found
      if (first === undefined) continue
      const isAsked = found.length === 1 && isNot(first) && asking.has(clause.at(-2) ?? '')
      return !conditions.has(first) && !isAsked
    }
    return false
  })
}
