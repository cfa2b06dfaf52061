import { withoutAccents } from '../bible/without-accents.ts'
import type { Language } from '../distress/language.ts'
import { nearestTo, type Reach, type Spelt, speltAs } from '../nearest-word.ts'

/** Mends the spelling of typed texts. */
export type Spelling = {
  /**
   * The text with each word that nothing knows replaced by the word written in one of its languages that was most likely
   * meant: "who was Zacheus". `isKnown`: other sources know a word, in lower case without accents. Undefined if nothing is
   * replaced, or if too many words are unknown: then it is another language, or no text.
   */
  mend: (text: string, languages: readonly Language[], isKnown: (word: string) => boolean) => string | undefined
}

/** More unknown words than this are no slips. */
const MOST_UNKNOWN = 3
const SHORTEST = 4

/** Mends texts with the words that `learnWords` learnt of each language. */
export function createSpelling(learnt: Record<Language, readonly Spelt[]>): Spelling {
  return {
    mend(text, languages, isKnown) {
      const unknown = new Set(wordsIn(text).filter((word) => word.length >= SHORTEST && !isKnown(word)))
      if (unknown.size === 0 || unknown.size > MOST_UNKNOWN) return undefined
      const meant = new Map<string, string>()
      const written = languages.flatMap((language) => learnt[language])
      for (const word of unknown) {
        const nearest = nearestTo(word, written, reach)
        if (nearest && nearest !== word) meant.set(word, nearest)
      }
      return meant.size === 0 ? undefined : text.replace(words, (word) => meant.get(folded(word)) ?? word)
    },
  }
}

/** More slips in a longer word, and in one that sounds like the word. */
const reach: Reach = ({ length }, isLike) => {
  if (length === SHORTEST) return isLike ? 1 : 0
  return (length > 7 ? 2 : 1) + (isLike ? 1 : 0)
}

const words = /[\p{L}\p{M}]+/gu
const folded = (word: string) => withoutAccents(word.normalize('NFC'))
const wordsIn = (text: string) => (text.match(words) ?? []).map(folded)

/** The words of texts in one language, and how often each is written. Takes about 1 ms per thousand texts. */
export function learnWords(texts: readonly string[]): Spelt[] {
  const counts = new Map<string, number>()
  for (const text of texts) {
    for (const word of withoutAccents(text).match(longWords) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts].map(([word, count]) => speltAs(word, count))
}

/** The words of at least SHORTEST letters in a text of one of the two languages, without accents and capitals. */
const longWords = /[a-z]{4,}/g
