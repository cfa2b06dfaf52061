import { converted } from '../bible/numbering.ts'
import { findExact, findWhole } from '../bible/quote.ts'
import { withinBounds } from '../bible/resolve-reference.ts'
import type { Reference } from '../bible/versification.ts'
import { pause } from '../pause.ts'
import { versificationOf } from '../seals/text-index.ts'
import { wordsIn } from '../seals/words.ts'
import { type Checked, kept, paraphrase } from './checked.ts'
import type { Lookup } from './compare.ts'
import type { Quotation } from './quotation.ts'
import type { AnswerReference } from './references.ts'
import { rangeOfRun, runsOfQuotation, sourceOf, type TextRun } from './texts.ts'

/** The words in another translation, in the passage that a reference names. */
export async function elsewhere(
  quotation: Quotation,
  reference: AnswerReference,
  { texts, translation }: Lookup,
): Promise<Checked | undefined> {
  const range = reference.range as Reference
  // a whole chapter is too long to find a few words of another translation in it
  if (range.end_chapter > range.start_chapter || range.end_verse - range.start_verse > 40) return undefined
  for (const text of (await texts.bibles()).slice(1)) {
    const numbers = versificationOf(text.index)
    const there = converted(range, translation.versification, numbers)
    const match = findWhole(quotation.text, await texts.read(text, there), quotation.isDenied)
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

/** The words in another translation, anywhere. */
export async function otherEdition(
  quotation: Quotation,
  { texts, passageCache }: Lookup,
): Promise<Checked | undefined> {
  if (!passageCache.search()) return undefined
  const others = (await texts.bibles()).slice(1)
  const [run] = (await runsOfQuotation(quotation.text, others)).filter((each) => isAll(each, quotation))
  if (!run || (!quotation.isDenied && (await texts.cutsDenial(run)))) return undefined
  const range = rangeOfRun(run)
  const match = findExact(quotation.text, await texts.read(run.text, range), false)
  return match ? kept(quotation, 'other_edition', sourceOf(run.text, range)) : undefined
}

/** True for an exact run that has all words of a quotation. */
function isAll({ from, to, isExact }: TextRun, { text }: Quotation): boolean {
  return isExact && from === 0 && to === wordsIn(text).forms.length
}
