import { denialAtEnd, isDenial, LONGEST_DENIAL } from './left-out.ts'
import { type StoredText, verseIndex } from './stored-text.ts'

/** True if a denial is right next to a stretch of tokens, in its verse and without a sign between. */
export const isNegated = (stored: StoredText, from: number, to: number): boolean =>
  denialBefore(stored, from) > 0 || isDeniedBehind(stored, to)

/**
 * Where a stretch of tokens begins and ends in the text, with the words of denial next to it. A denial behind it
 * continues to the end of its clause: "steal no" says nothing.
 */
export function withDenials(stored: StoredText, from: number, to: number): { start: number; end: number } {
  const count = denialBefore(stored, from)
  const isBehind = isDeniedBehind(stored, to)
  if (count > 0 || isBehind) return withDenials(stored, from - count, isBehind ? clauseEnd(stored, to) : to)
  return { start: stored.tokens[from]?.start ?? 0, end: stored.tokens[to - 1]?.end ?? 0 }
}

/** The number of words of a denial right before a token. */
function denialBefore(stored: StoredText, from: number): number {
  const words: string[] = []
  for (let index = from - 1; words.length < LONGEST_DENIAL && isNext(stored, index, index + 1); index--)
    words.unshift(formAt(stored, index))
  if (words.length === 0) return 0
  const end = stored.tokens.slice(from).find(({ form }) => /^[.;!?。；！？]$/.test(form))
  return denialAtEnd(words, stored.language, /[?？]/.test(end?.form ?? '')).length
}

/** True if a word of denial is right behind a stretch, which may end with the sign that ends its clause. */
const isDeniedBehind = (stored: StoredText, to: number): boolean =>
  stored.tokens[to - 1]?.isWord === true && isNext(stored, to, to - 1) && isDenial(formAt(stored, to), stored.language)

/** The end of the words in a row from a token on, in its verse. */
function clauseEnd(stored: StoredText, from: number): number {
  let to = from
  while (isNext(stored, to, from)) to++
  return to
}

/** True for a token that is a word of the same verse as another one. */
const isNext = (stored: StoredText, index: number, other: number): boolean =>
  stored.tokens[index]?.isWord === true && verseAt(stored, index) === verseAt(stored, other)

const verseAt = (stored: StoredText, index: number): number => verseIndex(stored, stored.tokens[index]?.start ?? 0)

const formAt = ({ tokens }: StoredText, index: number): string => tokens[index]?.form.toLowerCase() ?? ''
