import { primaryLanguage } from '../primary-language.ts'
import { type Words, wordsIn } from '../seals/words.ts'
import type { TextRun, Texts } from './texts.ts'

/**
 * True if a text with the same words as the stored one has signs inside that give them another sense: a question mark
 * where the text has none, a symbol, signs in parentheses, or a small letter instead of a capital one, as in "the Word
 * was god". Quotation marks, dashes, what ends a clause, and capitals at its beginning may differ.
 */
export function hasChangedSigns(shown: string, stored: string, language: string): boolean {
  const [a, b] = [wordsIn(shown), wordsIn(stored)]
  if (a.forms.length !== b.forms.length) return false
  const gap = (text: string, { starts, ends }: Words, i: number) => text.slice(ends[i - 1], starts[i])
  return a.forms.some((_, i) => {
    if (i === 0) return false
    const [here, there] = [gap(shown, a, i), gap(stored, b, i)]
    if (/[?？]/.test(here) && !/[?？]/.test(there)) return true
    if (added.some((sign) => sign.test(here) && !sign.test(there))) return true
    // after a sign a sentence or a speech may begin, and German nouns have a capital without being names
    if (/\S/.test(there) || there === '' || primaryLanguage(language) === 'de') return false
    return /^\p{Ll}/u.test(shown.slice(a.starts[i])) && /^\p{Lu}\p{L}/u.test(stored.slice(b.starts[i]))
  })
}

/** Symbols, but not at the beginning of a line, nor letters in circles, which are signs of notes; signs in parentheses. */
const added = [/^[^\n]*(?![\u24B6-\u24E9])(?:\p{So}|(?![ -~])\p{Sm})/u, /[(（][^\p{L}\p{N}*†‡§]+[)）]/u]

/** The same for words that a run of a text is the source of. */
export const changesSigns = async (shown: string, run: TextRun, texts: Texts): Promise<boolean> =>
  hasChangedSigns(shown, await texts.wordsOf(run), run.text.language)
