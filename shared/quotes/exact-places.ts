import { placesOf } from '../seals/matches.ts'
import { bitsOf } from '../seals/runs.ts'
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
