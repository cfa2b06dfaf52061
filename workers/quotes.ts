import { plainWords, tokensOf } from '#shared/bible/quote-text.ts'
import type { Reference } from '#shared/bible/versification.ts'
import type { Citation } from '#shared/contract/chat.ts'
import type { Db } from '#shared/server/db.ts'
import type { Place } from './llm/provider.ts'
import { citationOf } from './quotes/compare.ts'
import { type Edit, edited, unlinked } from './quotes/edits.ts'
import { quotationsIn } from './quotes/quotations.ts'
import { type AnswerReference, readerPath, referencesIn } from './quotes/references.ts'
import { createShelf } from './quotes/shelf.ts'
import { checkQuotation } from './quotes/verdicts.ts'
import { loadTranslation, type Translation } from './translation.ts'

export type CheckRequest = {
  db: Db
  text: string
  bible_id: string
  language: string
  place: Place
  question?: string
  tool_results?: readonly ({ tool_name: string; result: unknown } | undefined)[]
}

/**
 * Goes through a finished answer: every quotation is compared with the stored text, every reference is looked up.
 *
 * In the content that comes back
 * - a reference that the translation has is a link, `[John 3:16](/read/JHN/3?verse=16)`, `?verse=16-18` for a range and
 *   no query for a whole chapter; these are the only links there are, all others are plain text;
 * - what still stands in quotation marks or in a block quote with a reference is word for word the stored text.
 * `citations` come in the order of the content: one for each quotation, with the words as shown in `quote` (without
 * their marks and emphasis), and one without `quote` for each other reference. To set a seal, look from the last one on
 * for the next `“…”` or block quote whose plain text is `quote`: `exact` and `repaired` are sealed.
 */
export async function checkAnswer(request: CheckRequest): Promise<{ content: string; citations: Citation[] }> {
  const { db, bible_id, place } = request
  const translation = await loadTranslation(db, bible_id)
  const text = unlinked(request.text)
  if (!translation) return { content: text, citations: [] }
  const references = referencesIn(text, translation, place)
  const quotations = quotationsIn(text, references)
  const shelf = createShelf(db, translation, request.tool_results ?? [])
  const asked = plainWords(tokensOf(request.question ?? '')).join(' ')
  const results = await Promise.all(
    quotations.map((each) => checkQuotation(each, { text, shelf, translation, place, asked })),
  )
  const edits = results.flatMap((each) => each?.edits ?? [])
  const cited = results.flatMap((each) => (each ? [{ at: each.at, citation: each.citation, ref: each.ref }] : []))
  const replaced = results.flatMap((each) => (each?.span ? [each.span] : []))
  for (const reference of references) {
    const isGone = replaced.some(({ start, end }) => reference.start < end && start < reference.end)
    if (isGone || inCode(text, reference)) continue
    if (reference.range) edits.push(link(text, reference, reference.range, translation))
    if (!cited.some(({ ref }) => ref === reference)) {
      const verdict = reference.range ? 'exact' : 'unresolved'
      cited.push({ at: reference.start, citation: citationOf(reference, verdict), ref: reference })
    }
  }
  const citations = cited.sort((a, b) => a.at - b.at).map(({ citation }) => citation)
  return { content: edited(text, edits), citations }
}

function link(text: string, { start, end }: AnswerReference, range: Reference, translation: Translation): Edit {
  return { start, end, text: `[${text.slice(start, end)}](${readerPath(range, translation)})` }
}

function inCode(text: string, { start }: AnswerReference): boolean {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  return (
    (line.match(/`/g)?.length ?? 0) % 2 === 1 || (text.slice(0, start).match(/^(?:```|~~~)/gm)?.length ?? 0) % 2 === 1
  )
}
