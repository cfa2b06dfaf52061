import { isDenial, joinsDenial } from './left-out.ts'
import { type StoredText, verseIndex } from './stored-text.ts'

/** The most words between a denial and what it negates: "tidak ada seorang pun dapat". */
export const MOST_JOINING = 4

/**
 * The words next to a stretch of tokens, in its verse and without a sign between, in lower case: the ones before it back
 * to the first that is not like the "one" of "no one", and the one after it.
 */
export const wordsBeside = (stored: StoredText, from: number, to: number): string[] =>
  neighboursOf(stored, from, to).map((index) => formAt(stored, index))

/**
 * Where a stretch of tokens begins and ends in the text, with the words of denial next to it. A denial behind it
 * continues to the end of its clause: "steal no" says nothing.
 */
export function withDenials(stored: StoredText, from: number, to: number): { start: number; end: number } {
  const denials = neighboursOf(stored, from, to).filter((index) => isDenial(formAt(stored, index), stored.language))
  if (denials.length === 0) return { start: stored.tokens[from]?.start ?? 0, end: stored.tokens[to - 1]?.end ?? 0 }
  const first = Math.min(from, ...denials)
  return withDenials(stored, first, denials.includes(to) ? clauseEnd(stored, to) : to)
}

/** The end of the words in a row from a token on, in its verse. */
function clauseEnd(stored: StoredText, from: number): number {
  const verse = (index: number) => verseIndex(stored, stored.tokens[index]?.start ?? 0)
  let to = from
  while (stored.tokens[to]?.isWord && verse(to) === verse(from)) to++
  return to
}

const formAt = ({ tokens }: StoredText, index: number): string => tokens[index]?.form.toLowerCase() ?? ''

function neighboursOf(stored: StoredText, from: number, to: number): number[] {
  const verse = (index: number) => verseIndex(stored, stored.tokens[index]?.start ?? 0)
  const isNext = (index: number, other: number) => stored.tokens[index]?.isWord && verse(index) === verse(other)
  const found: number[] = []
  for (let index = from - 1; isNext(index, index + 1); index--) {
    found.unshift(index)
    if (found.length > MOST_JOINING || !joinsDenial(formAt(stored, index), stored.language)) break
  }
  // a quotation may end with the sign that ends the clause
  return stored.tokens[to - 1]?.isWord && isNext(to, to - 1) ? [...found, to] : found
}
