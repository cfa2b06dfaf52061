import { converted } from '../bible/numbering.ts'
import { findExact, findWhole } from '../bible/quote.ts'
import { withinBounds } from '../bible/resolve-reference.ts'
import type { Reference } from '../bible/versification.ts'
import { pause } from '../pause.ts'
import type { LibraryText } from '../seals/text-head.ts'
import { versificationOf } from '../seals/text-index.ts'
import { wordsIn } from '../seals/words.ts'
import { type Checked, kept, paraphrase } from './checked.ts'
import type { Lookup } from './compare.ts'
import { exactRunOf } from './exact-places.ts'
import type { Quotation } from './quotation.ts'
import type { AnswerReference } from './references.ts'
import { rangeOfRun, runsOfQuotation, sourceOf, type TextRun, type Texts } from './texts.ts'

/** The words in another translation, or in this one, in the passage that a reference names. */
export async function elsewhere(
  quotation: Quotation,
  reference: AnswerReference,
  { texts, translation }: Lookup,
  edition?: string,
): Promise<Checked | undefined> {
  const range = reference.range as Reference
  // a whole chapter is too long to find a few words of another translation in it
  if (range.end_chapter > range.start_chapter || range.end_verse - range.start_verse > 40) return undefined
  for (const text of await others(texts, edition)) {
    const numbers = versificationOf(text.index)
    const there = converted(range, translation.versification, numbers)
    const stored = await texts.read(text, there)
    const match = firstOf(spellings(quotation.text), (words) => findWhole(words, stored, quotation.isDenied))
    await pause()
    if (!match || match.numbers.length > 0) continue
    const { from, to } = match
    const precise = {
      ...{ book: there.book, start_chapter: from.chapter, start_verse: from.verse },
      ...{ end_chapter: to.chapter, end_verse: to.verse },
    }
    const own = converted(precise, numbers, translation.versification)
    if (!withinBounds(own, translation.versification).reference) continue
    return {
      ...kept(quotation, 'other_edition', sourceOf(text, precise)),
      citation: paraphrase(quotation, reference),
      ref: reference,
    }
  }
  return undefined
}

/** The words in another translation, or in this one, anywhere. */
export async function otherEdition(
  quotation: Quotation,
  { texts, passageCache }: Lookup,
  edition?: string,
): Promise<Checked | undefined> {
  if (!passageCache.search()) return undefined
  const list = await others(texts, edition)
  const { text, isClaimed, isDenied } = quotation
  const [distinctive] = (await runsOfQuotation(text, list)).filter((each) => isAll(each, quotation))
  const run = distinctive ?? (isClaimed ? await exactRunOf(text, texts, { list, isDenied }) : undefined)
  if (!run || (!isDenied && (await texts.cutsDenial(run)))) return undefined
  const range = rangeOfRun(run)
  const stored = await texts.read(run.text, range)
  const match = firstOf(spellings(text), (words) => findExact(words, stored, false))
  return match ? kept(quotation, 'other_edition', sourceOf(run.text, range)) : undefined
}

/** The translations besides the reader's own, which may not be installed; or the one with an abbreviation. */
const others = async ({ own, bibles }: Texts, edition?: string): Promise<LibraryText[]> =>
  (await bibles()).filter((each) => each !== own && (edition === undefined || each.abbreviation === edition))

/** Words as they are, and with the divine name in the other common spelling. */
const spellings = (words: string): string[] => [
  words,
  words.replace(/\bLord\b/g, 'LORD'),
  words.replace(/\bLORD\b/g, 'Lord'),
]

/** The first result for some words. */
function firstOf<T>(list: readonly string[], find: (words: string) => T | undefined): T | undefined {
  for (const each of new Set(list)) {
    const found = find(each)
    if (found !== undefined) return found
  }
  return undefined
}

/** True for an exact run that has all words of a quotation. */
function isAll({ from, to, isExact }: TextRun, { text }: Quotation): boolean {
  return isExact && from === 0 && to === wordsIn(text).forms.length
}
