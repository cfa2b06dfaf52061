import { isDenial } from '../bible/left-out.ts'
import { plainWords, tokensOf } from '../bible/quote-text.ts'
import { differencesOf } from '../seals/differences.ts'
import { bitsOf } from '../seals/runs.ts'
import type { TextIndex } from '../seals/text-index.ts'
import { wordsIn } from '../seals/words.ts'

/** Up to these numbers, only the rare words show where a quotation is from. A Chinese word has about two characters. */
const FEW = { words: 7, characters: 11 }
/** Up to these, a single rare word makes it the writer's own. */
const VERY_FEW = { words: 5, characters: 8 }
/** From this likeness in rare words on, stored words may replace a few quoted ones. */
const ALIKE = 0.6
/** The rarity in bits from which a word says what a phrase is about; common words have less. */
const RARE = 9
/** The rarity of a word that the text does not have, such as an old form of a common one. */
const UNKNOWN = 10

/** How a few quoted words resemble the stored ones: `likeness` from 0 to 1, where rare words count more than common ones. */
export type FewWords = { likeness: number; isAlike: boolean }

/**
 * Compares a few words with the stored ones that resemble them most: "the problem of evil" has the common words of "the
 * land of Uz". Words that cannot be replaced and deny what the others say, or the other way round, do not resemble them.
 * Undefined for a longer quotation.
 */
export function compareFew(written: string, stored: string, index: TextIndex, language: string): FewWords | undefined {
  const quote = written.replace(tags, ' ')
  const { forms } = wordsIn(quote)
  const unit = /\p{Script=Han}/u.test(quote) ? 'characters' : 'words'
  if (forms.length > FEW[unit]) return undefined
  const bits = bitsOf(index)
  const rarityOf = (form: string) => {
    const word = index.numbers.get(form)
    return word === undefined ? UNKNOWN : bits(word)
  }
  const weigh = (words: readonly string[]) => words.reduce((sum, form) => sum + rarityOf(form), 0)
  const differences = differencesOf(quote, stored)
  const own = differences.flatMap(({ start, end }) => wordsIn(quote.slice(start, end)).forms)
  const others = differences.flatMap((each) => wordsIn(each.stored).forms)
  const likeness = (weigh(forms) - weigh(own)) / Math.max(1, weigh(forms), weigh(wordsIn(stored).forms))
  const isOwn =
    forms.length <= VERY_FEW[unit] &&
    [...own, ...others].some((form) => rarityOf(form) >= RARE && !isDenial(form, language))
  if (likeness >= ALIKE && !isOwn) return { likeness, isAlike: true }
  return { likeness: denies(quote, language) === denies(stored, language) ? likeness : 0, isAlike: false }
}

/** Tags of HTML say nothing. */
const tags = /<[^<>]*>/g

const denies = (text: string, language: string): boolean =>
  plainWords(tokensOf(text)).some((word) => isDenial(word, language))
