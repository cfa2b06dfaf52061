import { formsOf } from '../bible/search-words.ts'
import { withoutAccents } from '../bible/without-accents.ts'
import { stemOf } from './stems.ts'
import type { VerseIndex } from './verse-index.ts'

/** The parts of an index, by number, that one typed word may be. */
export type Parts = readonly number[]

/** The parts with any form of a word; undefined for a word that a search ignores. */
export function partsLike(index: VerseIndex, word: string): Parts | undefined {
  const stem = stemOf(word, index.config)
  if (stem === '') return undefined
  const number = index.stemNumbers.get(stem)
  if (number === undefined) return []
  const { offsets, items } = index.stemParts
  return Array.from(items.subarray(offsets[number], offsets[number + 1]))
}

/** The same for a word among others: a name of God is any of the names. */
export function partsMeant(index: VerseIndex, word: string): Parts | undefined {
  const own = partsLike(index, word)
  const names = formsOf(word)
  return own && names.length > 1 ? union(names.map((name) => partsLike(index, name) ?? [])) : own
}

/**
 * The parts that begin with these letters, with accents or without, and are not ignored. With `isStem` only those whose
 * stem begins with them: what is typed beyond it may be misspelt.
 */
export function partsBegunBy(index: VerseIndex, letters: string, isStem: boolean): Parts {
  const start = withoutAccents(letters)
  const found: number[] = []
  const plain = plainForms(index)
  for (let form = firstFrom(plain, start); form < plain.length; form++) {
    if (!plain[form]!.startsWith(start)) break
    const stem = index.stems[index.stemOfForm[form]!]!
    if (isPart(index, form) && (isStem ? stem.startsWith(start) : stem !== '')) found.push(form)
  }
  return found
}

/** The parts that are exactly this word. A letter typed without an accent may have one. */
export function partsEqual(index: VerseIndex, word: string): Parts {
  const typed = word.normalize('NFC').toLowerCase()
  const folded = withoutAccents(typed)
  const found: number[] = []
  const plain = plainForms(index)
  for (let form = firstFrom(plain, folded); form < plain.length; form++) {
    if (plain[form] !== folded) break
    if (isPart(index, form) && hasAccents(index.forms[form]!, typed)) found.push(form)
  }
  return found
}

/** The parts of several lists, each once. */
export const union = (lists: readonly Parts[]): Parts => [...new Set(lists.flat())]

/** Whether a word has every accent that was typed. */
function hasAccents(word: string, typed: string): boolean {
  if (word === typed) return true
  const letters = [...word]
  return [...typed].every((letter, i) => letter === letters[i] || letter === withoutAccents(letters[i] ?? ''))
}

const plainOf = new WeakMap<VerseIndex, readonly string[]>()

/** The forms of an index without accents; made once. */
function plainForms(index: VerseIndex): readonly string[] {
  const made = plainOf.get(index) ?? index.forms.map(withoutAccents)
  plainOf.set(index, made)
  return made
}

/** The first of these forms that is not before some letters. */
function firstFrom(forms: readonly string[], folded: string): number {
  let [low, high] = [0, forms.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (forms[middle]! < folded) low = middle + 1
    else high = middle
  }
  return low
}

const isPart = ({ parts }: VerseIndex, form: number): boolean => parts.items[parts.offsets[form]!] === form

/** The words among these that no verse has in any form. `begun` may be the beginning of one. */
export function unknownWords(index: VerseIndex, words: readonly string[], begun: string | undefined): string[] {
  return words.filter((word) => {
    const parts = partsLike(index, word)
    return parts?.length === 0 && !(word === begun && partsBegunBy(index, word, true).length > 0)
  })
}
