/** A part of a text that may contain references, of the same length as in the text. */
export type Zone = { start: number; text: string }

const BOOK_NAME_MAX = 32
const TAIL_MAX = 8
const MAX_NUMBERS = 400
const MAX_LENGTH = 3600

/**
 * The stretches of a text around its numbers, wide enough for a book's name before them and for `ff` after them. A
 * reference always has a number, so nothing else needs the parser, whose work on hostile text grows with its input.
 */
export function referenceZones(text: string): Zone[] {
  const spans: { start: number; end: number }[] = []
  let numbers = 0
  let length = 0
  for (const match of text.matchAll(/\p{Nd}+/gu)) {
    if (++numbers > MAX_NUMBERS) break
    const last = spans.at(-1)
    const end = Math.min(text.length, match.index + match[0].length + TAIL_MAX)
    const start = Math.max(0, match.index - BOOK_NAME_MAX)
    const grown = last && start <= last.end ? end - last.end : end - start
    length += grown
    if (length > MAX_LENGTH) break
    if (last && start <= last.end) last.end = end
    else spans.push({ start: start === 0 ? 0 : wordStart(text, start), end })
  }
  return spans.map(({ start, end }) => ({ start, text: withoutOpenBrackets(text.slice(start, end)) }))
}

/** Moves on to the beginning of a word, so that no zone starts in the middle of one. */
function wordStart(text: string, from: number): number {
  let at = from
  while (at < text.length && /[\p{L}\p{M}]/u.test(text[at - 1] ?? '') && /[\p{L}\p{M}]/u.test(text[at] ?? '')) at++
  return at
}

/** Brackets that do not close soon are dropped: the parser needs quadratic time for them. */
function withoutOpenBrackets(text: string): string {
  return text.replace(/[([{](?![^()[\]{}]{0,40}[)\]}])/g, '|')
}
