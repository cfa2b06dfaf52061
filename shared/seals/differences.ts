import { wordsIn } from './words.ts'

/** Words of a text from `start` to `end` that the stored text has as `stored`, empty if it has none. */
export type Difference = { start: number; end: number; stored: string }

/** Longer texts are compared only as a whole. */
const LONGEST = 400

/**
 * Where the words of a stretch of a text differ from the stored ones, in order. `start` is added to all positions. A
 * missing word is reported at the position where it belongs.
 */
export function differencesOf(shown: string, stored: string, start = 0): Difference[] {
  const [a, b] = [wordsIn(shown), wordsIn(stored)]
  if (a.forms.length > LONGEST || b.forms.length > LONGEST) return []
  const same = equalWords(a.forms, b.forms)
  const found: Difference[] = []
  let [i, j] = [0, 0]
  for (const [nextA, nextB] of [...same, [a.forms.length, b.forms.length] as const]) {
    if (nextA > i || nextB > j) {
      const at = i < a.starts.length ? (a.starts[i] as number) : shown.length
      const words = nextB > j ? stored.slice(b.starts[j], b.ends[nextB - 1]) : ''
      found.push({ start: start + at, end: start + (nextA > i ? (a.ends[nextA - 1] as number) : at), stored: words })
    }
    i = nextA + 1
    j = nextB + 1
  }
  return found
}

/** Pairs of positions of equal words, in order in both: a longest common subsequence. */
function equalWords(a: readonly string[], b: readonly string[]): [number, number][] {
  const width = b.length + 1
  const best = new Uint16Array((a.length + 1) * width)
  const at = (i: number, j: number) => best[i * width + j] as number
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      best[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const pairs: [number, number][] = []
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) pairs.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  }
  return pairs
}
