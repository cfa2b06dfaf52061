import { findReferences } from '#shared/bible/reference.ts'
import { isBefore, type LongReference } from './ranges.ts'
import { wordsOf } from './words.ts'

const number = /\d|[一二三四五六七八九十百]\s?[章篇节節]/

/** References, where the request has them, and their first word. */
export type ReferencePlace = { start: number; end: number; references: LongReference[]; first: string }

const to = /^\s*(?:to|through|thru|until|bis(?: zu[rm]?)?|hasta|al?|à|au|até|ate|到|至|[-–—])\s*$/i

/** The references in a text, each range as one. */
export function placesIn(text: string, language: string): ReferencePlace[] {
  const places: ReferencePlace[] = []
  for (const { start, end, ref: _ref, ...reference } of findReferences(text, language)) {
    if (!number.test(text.slice(start, end))) continue
    const last = places.at(-1)
    const first = last?.references.at(-1)
    // the two ends of a range have the same place
    const isOne = last?.start === start
    const isLinked = isOne || to.test(text.slice(last?.end ?? start, start))
    if (last && first && !first.until && isLinked && isBefore(first.book, reference.book)) {
      first.until = reference
      last.end = end
    } else if (last && isOne) last.references.push(reference)
    else places.push({ start, end, references: [reference], first: wordsOf(text.slice(start, end))[0]! })
  }
  return places
}
