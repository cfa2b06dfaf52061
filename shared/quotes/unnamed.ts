import type { Reference } from '../bible/versification.ts'
import { pause } from '../pause.ts'
import { LEAST_WORDS, RARE, worthOf } from '../seals/runs.ts'
import { type Checked, kept, lost, repaired, verified } from './checked.ts'
import { findExactMatch, isFaithful, isSame, type Lookup, nearest, unnamed } from './compare.ts'
import { exactRunsIn, isMissing } from './exact-places.ts'
import { otherEdition } from './other-editions.ts'
import type { Quotation } from './quotation.ts'
import { PLAINLY_ALIKE, taught } from './taught.ts'
import { rangeOfRun, runsOfQuotation, type TextRun } from './texts.ts'

/** No reference names its source: searches the surrounding passages, and then everywhere. */
export async function checkUnnamed(
  quotation: Quotation,
  count: number,
  isSaying: boolean,
  lookup: Lookup,
): Promise<Checked | undefined> {
  const { place, translation, texts } = lookup
  const { text, author, isClaimed, isLoose } = quotation
  if (count < (isClaimed && isLoose ? 2 : 3)) return undefined
  if (isSaying) return isClaimed ? lost(quotation, 'not_found', null, undefined) : kept(quotation, 'not_found', null)
  const chapter = { book: place.book, start_chapter: place.chapter, end_chapter: place.chapter }
  const around = quotation.near.flatMap(({ range }) => (range ? [range] : []))
  const ranges = [...around.slice(0, 11), { ...chapter, start_verse: 1, end_verse: 999 }]
  let cutsDenial = false
  const find = async (list: readonly Reference[]) => {
    for (const range of list) {
      const exact = await findExactMatch(quotation, range, lookup)
      if (exact && isFaithful(quotation, exact)) return verified(quotation, exact, undefined, lookup)
      cutsDenial ||= exact !== undefined
      await pause()
    }
    return undefined
  }
  const here = await find(ranges)
  if (here || count < 3) return here
  if (author) {
    const found = await taught(quotation, lookup, false)
    if (found) return found
  }
  const isShort = count < LEAST_WORDS
  if (isShort && !isClaimed) return undefined
  const own = texts.own && lookup.passageCache.search() ? await runsOfQuotation(text, [texts.own]) : []
  const found = own.map(rangeOfRun)
  const there = await find(found.slice(0, 8))
  if (there) return there
  // common words are in no distinctive run, but they are words of the text
  const same =
    isClaimed && texts.own && own.length === 0 ? placesNear(exactRunsIn(texts.own, text), quotation, place) : []
  const common = await find(same)
  if (common) return common
  const foreign = author ? undefined : await otherEdition(quotation, lookup)
  if (foreign) return foreign
  // a few common words resemble some verse of every chapter: what replaces them needs a distinctive run or a reference
  const besides = isShort ? [] : around.slice(0, 4)
  const references = [...besides, ...found.slice(0, 6), ...same].map((range) => unnamed(range, translation))
  const near = await nearest(quotation, references, lookup)
  // shown to be Scripture only by its words, or by a reference in the same part of the answer
  const isBeside = near !== undefined && besides.some((range) => isIn(near.range, range))
  const isTelling = isClaimed || isBeside || own.some((run) => worthOf(run) >= RARE)
  if (near && near.likeness >= PLAINLY_ALIKE && isTelling && !(cutsDenial && isSame(near, quotation)))
    return repaired(quotation, { ...near, reference: undefined }, lookup)
  if (author?.held) return lost(quotation, 'not_found', null, undefined)
  if (author) return kept(quotation, 'unchecked', null)
  if (isClaimed && (cutsDenial || isMissing(text, texts))) return lost(quotation, 'not_found', null, undefined)
  return kept(quotation, 'unchecked', null)
}

/** The most verses with the same few words that are read. */
const MOST_SAME = 8

/** The places of some runs: those in books that the answer names around a quotation or that is open first. */
function placesNear(runs: readonly TextRun[], { near }: Quotation, { book }: Lookup['place']): Reference[] {
  const books = new Set([book, ...near.flatMap(({ range }) => range?.book ?? [])])
  const places = runs.map(rangeOfRun)
  return [...places.filter((each) => books.has(each.book)), ...places.filter((each) => !books.has(each.book))].slice(
    0,
    MOST_SAME,
  )
}

/** The same for a quotation whose reference may belong to other words: only what is found in a translation. */
export async function checkLoose(quotation: Quotation, count: number, lookup: Lookup): Promise<Checked | undefined> {
  // an ellipsis needs a named passage
  const found = await checkUnnamed({ ...quotation, named: [], author: undefined }, count, false, lookup)
  const isFound = found?.sealed !== undefined || found?.verdict === 'other_edition'
  return found && isFound ? { ...found, quotation } : undefined
}

/** True for a passage that begins in another one. */
const isIn = ({ book, start_chapter, start_verse }: Reference, range: Reference): boolean =>
  book === range.book &&
  start_chapter * 1000 + start_verse >= range.start_chapter * 1000 + range.start_verse &&
  start_chapter * 1000 + start_verse <= range.end_chapter * 1000 + range.end_verse
