import { findExact, findNear, type StoredText } from '#shared/bible/quote.ts'
import { withoutVerseNumbers } from '#shared/bible/quote-spans.ts'
import { formatReference, type Reference } from '#shared/bible/versification.ts'
import type { Citation, Verdict } from '#shared/contract/chat.ts'
import type { Place } from '../llm/provider.ts'
import type { Translation } from '../translation.ts'
import type { Quotation } from './quotations.ts'
import type { AnswerReference } from './references.ts'
import type { Shelf } from './shelf.ts'

/** What the check of an answer knows besides the quotation at hand; `asked` are the plain words of the question. */
export type Context = { text: string; shelf: Shelf; translation: Translation; place: Place; asked: string }

/** A quotation that stands word for word in the text; `moved` is a sign that belongs behind its marks. */
export type Exact = { moved: string; quote: string; citation: (reference?: AnswerReference) => Citation }

/** Looks for a quotation, word for word, in a passage. */
export async function exactIn(
  quotation: Quotation,
  range: Reference,
  { shelf, translation }: Context,
): Promise<Exact | undefined> {
  const stored = await shelf.read(range)
  for (const quote of readings(quotation.text, stored)) {
    const match = findExact(quote, stored)
    if (!match) continue
    const shown = match.moved ? quotation.text.replace(/[.,](?=["”’]?$)/, '') : quotation.text
    const precise: Reference = {
      book: range.book,
      start_chapter: match.from.chapter,
      start_verse: match.from.verse,
      end_chapter: match.to.chapter,
      end_verse: match.to.verse,
    }
    const tool_call = shelf.readBy(precise)
    const found = {
      start: -1,
      end: -1,
      ref: formatReference(precise, { versification: translation.versification }),
      range: precise,
      book: range.book,
    }
    return {
      moved: match.moved,
      quote: shown,
      citation: (reference) => ({ ...citationOf(reference ?? found, 'exact'), quote: shown, tool_call }),
    }
  }
  return undefined
}

/** The words as they stand, and without the numbers of the verses. */
function readings(text: string, stored: StoredText): string[] {
  const verses = stored.verses.map(({ verse }) => verse)
  const bare = withoutVerseNumbers(text, Math.min(...verses), Math.max(...verses))
  return bare === text ? [text] : [text, bare]
}

/** The stored words that a quotation resembles most. `isShort`: the verse itself has no more than three words. */
export type Near = {
  isShort: boolean
  likeness: number
  text: string
  reference: AnswerReference | undefined
  range: Reference
}

/** The passage among several that a quotation resembles most. */
export async function nearest(
  quotation: Quotation,
  references: readonly AnswerReference[],
  { shelf }: Context,
): Promise<Near | undefined> {
  let best: Near | undefined
  for (const reference of references) {
    if (!reference.range) continue
    const stored = await shelf.read(reference.range)
    const [quote = ''] = readings(quotation.text, stored).slice(-1)
    const near = findNear(quote, stored)
    if (!near || near.likeness <= (best?.likeness ?? 0)) continue
    const { book } = reference.range
    const range = {
      book,
      start_chapter: near.from.chapter,
      start_verse: near.from.verse,
      end_chapter: near.to.chapter,
      end_verse: near.to.verse,
    }
    best = { isShort: stored.words.length <= 3, likeness: near.likeness, text: near.text, reference, range }
  }
  return best
}

/** How a reference and what became of its quotation are stored. */
export function citationOf({ ref, range, book }: AnswerReference, verdict: Verdict): Citation {
  const { start_chapter, start_verse, end_verse } = range ?? {}
  return {
    ref,
    book: range ? range.book : book,
    chapter: start_chapter ?? null,
    start_verse: start_verse ?? null,
    end_verse: end_verse ?? null,
    verdict,
  }
}
