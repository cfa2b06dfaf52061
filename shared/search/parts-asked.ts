import { formsOf } from '../bible/search-words.ts'
import { withoutAccents } from '../bible/without-accents.ts'
import { keepLatest } from '../latest.ts'
import { stemOf } from './stems.ts'
import type { VerseIndex } from './verse-index.ts'

/** The parts of an index, by number, that one typed word may be. */
export type Parts = readonly number[]

const MAX_KEPT = 1000
/** A beginning of fewer letters may have thousands. */
const MAX_PARTS = 100

type Kept = ReturnType<typeof keepLatest<string, { parts: Parts | undefined }>>

const looked = new WeakMap<VerseIndex, Kept>()

/** Looks a typed word up once: different searches have the same words. `way` names the kind of look-up. */
function once<Found extends Parts | undefined>(index: VerseIndex, way: string, word: string, find: () => Found): Found {
  const kept = looked.get(index) ?? keepLatest<string, { parts: Parts | undefined }>(MAX_KEPT)
  looked.set(index, kept)
  const key = way + word
  const known = kept.get(key)
  if (known) return known.parts as Found
  const parts = find()
  if (!parts || parts.length <= MAX_PARTS) kept.set(key, { parts })
  return parts
}

/** The parts with any form of a word; undefined for a word that a search ignores. */
export const partsLike = (index: VerseIndex, word: string): Parts | undefined =>
  once(index, 'like ', word, () => findLike(index, word))

function findLike(index: VerseIndex, word: string): Parts | undefined {
  const stem = stemOf(word, index.config)
  if (stem === '') return undefined
  const number = index.stemNumbers.get(stem)
  if (number === undefined) return []
  const { offsets, items } = index.stemParts
  return Array.from(items.subarray(offsets[number], offsets[number + 1]))
}

/** The same for a word among others: a name of God is any of the names. */
export const partsMeant = (index: VerseIndex, word: string): Parts | undefined =>
  once(index, 'meant ', word, () => findMeant(index, word))

function findMeant(index: VerseIndex, word: string): Parts | undefined {
  const own = partsLike(index, word)
  const names = formsOf(word)
  return own && names.length > 1 ? union(names.map((name) => partsLike(index, name) ?? [])) : own
}

/**
 * The parts that begin with these letters, with accents or without, and are not ignored. With `isStem` only those whose
 * stem begins with them: what is typed beyond it may be misspelt.
 */
export const partsBegunBy = (index: VerseIndex, letters: string, isStem: boolean): Parts =>
  once(index, isStem ? 'stem ' : 'begun ', letters, () => findBegun(index, letters, isStem))

function findBegun(index: VerseIndex, letters: string, isStem: boolean): Parts {
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
export const partsEqual = (index: VerseIndex, word: string): Parts =>
  once(index, 'equal ', word, () => findEqual(index, word))

function findEqual(index: VerseIndex, word: string): Parts {
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

/** Whether two lists have the same parts in the same order. */
export const isSame = (a: Parts, b: Parts): boolean => a.length === b.length && a.every((part, i) => part === b[i])

/** The parts of several lists, each once. */
export const union = (lists: readonly Parts[]): Parts => (lists.length === 1 ? lists[0]! : [...new Set(lists.flat())])

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
