import { plainWords, tokensOf } from '#shared/bible/quote-text.ts'
import type { Reference } from '#shared/bible/versification.ts'
import type { Citation, Verdict } from '#shared/contract/chat.ts'
import { citationOf, type Exact, exactIn, type Lookup, type Near, nearest, unnamed } from './compare.ts'
import { pause } from './pause.ts'
import type { Quotation } from './quotation.ts'
import type { AnswerReference } from './references.ts'

/**
 * What the check found out about a quotation. `sealed`: its words are those of the text, or `words`, which are to replace
 * them, are; `moved` is a sign at their end that belongs behind the marks. Without `sealed` it is no quotation, and its
 * marks go. `ref` is the reference it goes with.
 */
export type Checked = {
  quotation: Quotation
  citation: Citation
  ref: AnswerReference | undefined
  sealed: { words?: string; moved: string } | undefined
}

const ALIKE = 0.5
const PLAINLY_ALIKE = 0.62

/** Checks one quotation. Undefined where nothing says that it is Scripture. */
export async function checkQuotation(quotation: Quotation, lookup: Lookup): Promise<Checked | undefined> {
  const { named, text, isTeacher } = quotation
  const count = plainWords(tokensOf(text)).length
  if (count === 0) return undefined
  // one or two words between marks are a way of speaking, unless they are a sentence
  const isPhrase = count < 3 && !/[.!?。！？]$/u.test(text)
  const resolved = named.filter(({ range }) => range)
  for (const reference of resolved) {
    const exact = await exactIn(quotation, reference.range as Reference, lookup)
    if (exact) return verified(quotation, exact, reference)
    await pause()
  }
  if (named.length === 0) return checkUnnamed(quotation, count, lookup)
  if (isTeacher && lookup.shelf.isTaught(text)) return undefined
  const near = resolved.length > 0 ? await nearest(quotation, resolved, lookup) : undefined
  if (near && near.likeness >= ALIKE && (count > 2 || near.likeness < 1) && count > 1)
    return repaired(quotation, near, lookup)
  if (isPhrase) return undefined
  return resolved[0] ? unverified(quotation, 'paraphrase', resolved[0]) : unverified(quotation, 'unresolved', named[0])
}

/** No reference says where it is from: it is looked for around, and then everywhere. */
async function checkUnnamed(quotation: Quotation, count: number, lookup: Lookup): Promise<Checked | undefined> {
  const { place, shelf, translation, asked } = lookup
  if (count < 3) return undefined
  const chapter = { book: place.book, start_chapter: place.chapter, end_chapter: place.chapter }
  const around = quotation.near.flatMap(({ range }) => (range ? [range] : []))
  const ranges = [...around.slice(0, 11), { ...chapter, start_verse: 1, end_verse: 999 }]
  const find = async (list: readonly Reference[]) => {
    for (const range of list) {
      const exact = await exactIn(quotation, range, lookup)
      if (exact) return verified(quotation, exact, undefined)
      await pause()
    }
    return undefined
  }
  const here = await find(ranges)
  if (here) return here
  const isAsked = asked !== '' && asked.includes(plainWords(tokensOf(quotation.text)).join(' '))
  if (isAsked || count < 5) return undefined
  const found = await shelf.search(quotation.text)
  const there = await find(found)
  if (there) return there
  const references = [...ranges.slice(0, 4), ...found].map((range) => unnamed(range, translation))
  const near = await nearest(quotation, references, lookup)
  return near && near.likeness >= PLAINLY_ALIKE
    ? repaired(quotation, { ...near, reference: undefined }, lookup)
    : undefined
}

function verified(quotation: Quotation, exact: Exact, ref: AnswerReference | undefined): Checked {
  const { quote, moved, hasNumbers } = exact
  const sealed = hasNumbers ? { words: quote, moved: '' } : { moved }
  return { quotation, citation: exact.citation(ref), ref, sealed }
}

function repaired(quotation: Quotation, near: Near, { translation, shelf }: Lookup): Checked {
  const words = quotation.kind === 'inline' ? near.text.replaceAll('“', '‘').replaceAll('”', '’') : near.text
  const source = near.reference ?? unnamed(near.range, translation)
  const citation = { ...citationOf(source, 'repaired'), quote: words, tool_call: shelf.readBy(near.range) }
  return { quotation, citation, ref: near.reference, sealed: { words, moved: '' } }
}

function unverified(quotation: Quotation, verdict: Verdict, ref: AnswerReference | undefined): Checked {
  const source = ref ?? { ref: '', range: undefined, book: null }
  const citation = { ...citationOf(source, verdict), quote: quotation.text, tool_call: null }
  return { quotation, citation, ref, sealed: undefined }
}
