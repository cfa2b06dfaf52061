import { escapeHtml } from '../escape-html.ts'
import { wordPlaces } from '../seals/words.ts'
import { bitsFor } from './bits.ts'
import { type Phrase, phraseEnd } from './phrase.ts'
import type { VerseIndex } from './verse-index.ts'
import { partsReader } from './verse-parts.ts'

/** Pairs of start and end, one after the other. */
type Ranges = number[]

/**
 * Returns a function that writes a verse as HTML with its matches in `<mark>`: the words of these parts, and the phrases.
 * Matches that touch or overlap are merged.
 */
export function verseMarker(
  index: VerseIndex,
  parts: readonly number[],
  phrases: readonly Phrase[],
): (verse: number, text: string) => string {
  const isMarked = bitsFor(index, [parts])
  const readParts = partsReader(index)
  return (verse, text) => {
    const found = readParts(verse)
    const places = partPlaces(index, verse, text)
    const ranges: Ranges = []
    for (let at = found.from; at < found.to; at++) {
      const i = (at - found.from) * 2
      if (isMarked[found.parts[at]!] === 1) ranges.push(places[i]!, places[i + 1]!)
      for (const phrase of phrases) {
        const end = phraseEnd(phrase, found, at)
        if (end !== -1) ranges.push(places[i]!, places[(end - found.from) * 2 - 1]!)
      }
    }
    return withMarks(text, ranges)
  }
}

/** A text as HTML with ranges in `<mark>`, given as pairs of start and end in the order of their starts. */
export function withMarks(text: string, ranges: Ranges): string {
  let html = ''
  let at = 0
  for (let i = 0; i < ranges.length; ) {
    const start = ranges[i]!
    let end = ranges[i + 1]!
    for (i += 2; i < ranges.length && ranges[i]! <= end; i += 2) end = Math.max(end, ranges[i + 1]!)
    html += `${escapeHtml(text.slice(at, start))}<mark>${escapeHtml(text.slice(start, end))}</mark>`
    at = end
  }
  return html + escapeHtml(text.slice(at))
}

const part = /[\p{L}\p{M}\p{N}]+/gu

/** Where a verse's text has its parts. */
function partPlaces(
  { words, starts, parts: { offsets }, isCompound }: VerseIndex,
  verse: number,
  text: string,
): ArrayLike<number> {
  const places = wordPlaces(text)
  if (isCompound[verse] === 0) return places
  const found: Ranges = []
  for (let i = 0; i < (starts[verse + 1]! - starts[verse]!) * 2; i += 2) {
    const [start, end] = [places[i]!, places[i + 1]!]
    const form = words[starts[verse]! + i / 2]!
    const count = offsets[form + 1]! - offsets[form]!
    const inside = count > 1 ? [...text.slice(start, end).matchAll(part)] : []
    for (let k = 0; k < count; k++) {
      // a character that several letters replace could hide where a part begins
      const match = inside.length === count ? inside[k] : undefined
      const from = match ? start + match.index : start
      found.push(from, match ? from + match[0].length : end)
    }
  }
  return found
}
