import { escapeHtml } from '../escape-html.ts'
import { bitsFor } from './bits.ts'
import { type Phrase, phraseEnd } from './phrase.ts'
import type { VerseIndex } from './verse-index.ts'
import type { VerseLine } from './verse-lines.ts'

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
): (verse: number, line: VerseLine) => string {
  const isMarked = bitsFor(index, [parts])
  const { parts: said, starts } = index.verseParts
  return (verse, { text, places, isPlain }) => {
    const [from, to] = [starts[verse]!, starts[verse + 1]!]
    const ranges: Ranges = []
    for (let at = from; at < to; at++) {
      const i = (at - from) * 2
      if (isMarked[said[at]!] === 1) ranges.push(places[i]!, places[i + 1]!)
      for (const phrase of phrases) {
        const end = phraseEnd(phrase, said, at, to)
        if (end !== -1) ranges.push(places[i]!, places[(end - from) * 2 - 1]!)
      }
    }
    return withMarks(text, ranges, isPlain)
  }
}

/**
 * A text as HTML with ranges in `<mark>`, given as pairs of start and end in the order of their starts. A text that `isPlain`
 * has no character that HTML escapes.
 */
export function withMarks(text: string, ranges: Ranges, isPlain = false): string {
  const written = isPlain ? asItIs : escapeHtml
  let html = ''
  let at = 0
  for (let i = 0; i < ranges.length; ) {
    const start = ranges[i]!
    let end = ranges[i + 1]!
    for (i += 2; i < ranges.length && ranges[i]! <= end; i += 2) end = Math.max(end, ranges[i + 1]!)
    html += `${written(text.slice(at, start))}<mark>${written(text.slice(start, end))}</mark>`
    at = end
  }
  return html + written(text.slice(at))
}

const asItIs = (text: string): string => text
