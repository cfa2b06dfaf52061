import { wordPlaces } from '../seals/words.ts'
import type { VerseIndex } from './verse-index.ts'
import { type StoredTexts, textAt } from './verse-texts.ts'

/** A verse as results show it. `places` are where its parts begin and end; `isPlain`: HTML escapes none of its characters. */
export type VerseLine = { text: string; places: Uint16Array | Uint32Array; isPlain: boolean }

/** About 3 MB for each translation; then the popular verses are prepared again. */
const MOST = 5000

const lines = new WeakMap<VerseIndex, Map<number, VerseLine>>()

/** Prepares a verse for results; different searches find the same verses again and again. */
export function lineOf(index: VerseIndex, texts: StoredTexts, verse: number): VerseLine {
  const kept = lines.get(index) ?? new Map<number, VerseLine>()
  if (kept.size === 0) lines.set(index, kept)
  const known = kept.get(verse)
  if (known) return known
  const text = textAt(texts, verse)
  const size = text.length < 0x10000 ? Uint16Array : Uint32Array
  const line = { text, places: size.from(partPlaces(index, verse, text)), isPlain: !/[&<>"']/.test(text) }
  if (kept.size >= MOST) kept.clear()
  kept.set(verse, line)
  return line
}

const part = /[\p{L}\p{M}\p{N}]+/gu

/** Where a verse's text has its parts: pairs of start and end. */
function partPlaces(
  { words, starts, parts: { offsets }, verseParts }: VerseIndex,
  verse: number,
  text: string,
): ArrayLike<number> {
  const places = wordPlaces(text)
  if (verseParts.isCompound[verse] === 0) return places
  const found: number[] = []
  for (let i = 0; i < places.length; i += 2) {
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
