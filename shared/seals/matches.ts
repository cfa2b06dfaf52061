import { bucketOf, GRAM, type Pause, type TextIndex } from './text-index.ts'

/** A stretch of equal words that cannot be made longer: `length` words from `from` of the asked ones, at `at` of a text. */
export type Match = { from: number; at: number; length: number }

/** More places than these are not looked at: a long answer needs a hundredth of it, a hostile one ends here. */
const MOST_PLACES = 4_000_000

/** Every longest stretch of at least `least` words (three or more) that some words share with an indexed text. */
export async function matchesIn(asked: Int32Array, text: TextIndex, pause: Pause, least: number): Promise<Match[]> {
  const { words, buckets, positions } = text
  const found: Match[] = []
  let left = MOST_PLACES
  for (let from = 0; from + GRAM <= asked.length; from++) {
    const [a, b, c] = [asked[from] as number, asked[from + 1] as number, asked[from + 2] as number]
    if (a < 0 || b < 0 || c < 0) continue
    const bucket = bucketOf(a, b, c)
    const end = buckets[bucket + 1] as number
    for (let i = buckets[bucket] as number; i < end && left > 0; i++) {
      if ((--left & 1023) === 0) await pause()
      const at = positions[i] as number
      if (words[at] !== a || words[at + 1] !== b || words[at + 2] !== c) continue
      // found already from where it begins
      if (from > 0 && at > 0 && asked[from - 1] === words[at - 1]) continue
      let length = GRAM
      while (from + length < asked.length && asked[from + length] === words[at + length]) length++
      if (length >= least) found.push({ from, at, length })
    }
    if (from % 64 === 0) await pause()
  }
  return found
}
