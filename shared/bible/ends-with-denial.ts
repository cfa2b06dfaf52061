import { primaryLanguage } from '../primary-language.ts'
import { isDenial } from './left-out.ts'
import { tokensOf } from './quote-text.ts'

/**
 * What a writer may put between a denial and the words that it negates: "should not be", "no one should". Verbs that
 * reverse it, such as "forget", and verbs of saying are not among them.
 */
const between: Record<string, ReadonlySet<string>> = {
  en: new Set(
    'to be you we one they he she can may should shall must ever called meant supposed allowed able free going'.split(
      ' ',
    ),
  ),
  es: new Set('se te os me nos lo le les ser debe debes debemos debéis deben'.split(' ')),
  zh: new Set('可 要 能 該 该 應 应 得 會 会'.split(' ')),
}

/** Words that only limit what follows. */
const conditions = new Set(['unless', 'except', 'lest'])

/** The length of text that contains a denial and all that may follow it. */
const LONGEST = 60

/** True if a text in a language, or in English, ends with words that negate what follows them. */
export function endsWithDenial(text: string, language: string): boolean {
  const tokens = tokensOf(text.slice(-LONGEST))
  return [...new Set([primaryLanguage(language), 'en'])].some((each) => {
    const isBetween = ({ form }: { form: string }) => between[each]?.has(form.toLowerCase()) ?? false
    const last = tokens.at(-1)
    const denial = !last || !isBetween(last) ? last : tokens.slice(-3, -1).findLast((token) => !isBetween(token))
    const word = denial?.isWord ? denial.form.toLowerCase() : ''
    return isDenial(word, each) && !conditions.has(word)
  })
}
