import { placesOf } from '../seals/matches.ts'
import { bitsOf, LEAST_WORDS } from '../seals/runs.ts'
import type { LibraryText } from '../seals/text-head.ts'
import { entryAt } from '../seals/text-index.ts'
import { numberWords } from '../seals/word-numbers.ts'
import { wordsIn } from '../seals/words.ts'
import type { TextRun, Texts } from './texts.ts'

/** Every verse of a translation that has these words, three or more and all in a row, however common they are. */
export function exactRunsIn(text: LibraryText, words: string): TextRun[] {
  const { index } = text
  const [asked = new Int32Array()] = numberWords(wordsIn(words).forms, [index])
  const { length } = asked
  if (length < 3) return []
  const rarity = bitsOf(index)
  const bits = asked.reduce((sum, word) => sum + (word < 0 ? 0 : rarity(word)), 0)
  return placesOf(asked, index)
    .filter((at) => entryAt(index, at) === entryAt(index, at + length - 1))
    .map((at) => ({
      ...{ from: 0, to: length, at, end: at + length, same: length, bits, isExact: true },
      ...{ core: { from: 0, at, length }, text, cutsDenial: true },
    }))
}

/** The most verses with the same words whose denials are looked up. */
const MOST_TRIED = 8

/** The first verse of some translations that has these words and does not negate them, unless the writer does. */
export async function exactRunOf(
  words: string,
  texts: Texts,
  { list, isDenied = false }: { list: readonly LibraryText[]; isDenied?: boolean },
): Promise<TextRun | undefined> {
  for (const text of list) {
    for (const run of exactRunsIn(text, words).slice(0, MOST_TRIED)) {
      if (isDenied || !(await texts.cutsDenial(run))) return run
    }
  }
  return undefined
}

/**
 * True if words that no verse has may be called missing: many words, or a few that resemble no verse of the reader's
 * translation.
 */
export function isMissing(words: string, { own }: Texts): boolean {
  const { forms } = wordsIn(words)
  return forms.length >= LEAST_WORDS || (own !== undefined && !isLikeVerse(own, forms))
}

/** True if the text has all of a few words, and one verse at least three of them, in order and close together. */
function isLikeVerse({ index }: LibraryText, forms: readonly string[]): boolean {
  const [asked = new Int32Array()] = numberWords(forms, [index])
  if (asked.includes(-1)) return false
  const { words, counts } = index
  const rarest = asked.reduce((a, b) => ((counts[b] as number) < (counts[a] as number) ? b : a))
  // words that are common everywhere could be in any verse
  if ((counts[rarest] as number) > MOST_PLACES) return true
  for (let at = words.indexOf(rarest); at !== -1; at = words.indexOf(rarest, at + 1)) {
    const entry = entryAt(index, at)
    const from = Math.max(at - asked.length, index.starts[entry] as number)
    const around = words.slice(from, Math.min(at + asked.length + 1, index.starts[entry + 1] as number))
    let next = 0
    let same = 0
    for (const word of asked) {
      const place = around.indexOf(word, next)
      if (place === -1) continue
      next = place + 1
      same++
    }
    if (same >= LEAST_ALIKE) return true
  }
  return false
}

const LEAST_ALIKE = 3
const MOST_PLACES = 500
