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

/** The words in another translation, in the passage that a reference names. */
export async function elsewhere(
  quotation: Quotation,
  reference: AnswerReference,
  { texts, translation }: Lookup,
): Promise<Checked | undefined> {
  const range = reference.range as Reference
  // a whole chapter is too long to find a few words of another translation in it
  if (range.end_chapter > range.start_chapter || range.end_verse - range.start_verse > 40) return undefined
  for (const text of await others(texts)) {
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
  const list = await others(texts)
  const { text, isClaimed, isDenied } = quotation
  const [distinctive] = (await runsOfQuotation(text, list)).filter((each) => isAll(each, quotation))
  const run = distinctive ?? (isClaimed ? await exactRunOf(text, texts, { list, isDenied }) : undefined)
  if (!run || (!isDenied && (await texts.cutsDenial(run)))) return undefined
  const range = rangeOfRun(run)
  const match = findExact(quotation.text, await texts.read(run.text, range), false)
  return match ? kept(quotation, 'other_edition', sourceOf(run.text, range)) : undefined
}

/** The translations besides the reader's own, which may not be installed. */
const others = async ({ own, bibles }: Texts): Promise<LibraryText[]> => (await bibles()).filter((each) => each !== own)

/** True for an exact run that has all words of a quotation. */
function isAll({ from, to, isExact }: TextRun, { text }: Quotation): boolean {
  return isExact && from === 0 && to === wordsIn(text).forms.length
}
