import type { Pause } from './text-index.ts'
import { wordsIn } from './words.ts'

/** A saying that people mistake for Scripture, found among some words from `from` to `to`. */
type FoundSaying = { from: number; to: number; saying: string }

/** Finds sayings; `like` is the share of a saying that must be present, in order. */
export type Sayings = (forms: readonly string[], pause: Pause) => Promise<FoundSaying[]>

const LIKE = 0.8

/** Prepares the search for sayings that are not in the Bible. Each needs at least three words. */
export function createSayings(sayings: readonly string[]): Sayings {
  const list = sayings
    .map((saying) => ({ saying, words: wordsIn(saying).forms }))
    .filter(({ words }) => words.length > 2)
  const numbers = new Map([...new Set(list.flatMap(({ words }) => words))].map((word, i) => [word, i]))
  const byRun = new Map<number, { index: number; at: number }[]>()
  // runs are keyed by number: words joined to a text would cost more than all else here
  const keyOf = (a: number, b: number, c: number) => (a * numbers.size + b) * numbers.size + c
  for (const [index, { words }] of list.entries()) {
    for (let at = 0; at + 2 < words.length; at++) {
      const [a = 0, b = 0, c = 0] = words.slice(at, at + 3).map((word) => numbers.get(word))
      const key = keyOf(a, b, c)
      byRun.set(key, [...(byRun.get(key) ?? []), { index, at }])
    }
  }
  return async (forms, pause) => {
    const found: FoundSaying[] = []
    let [b, c] = [numbers.get(forms[0] ?? ''), numbers.get(forms[1] ?? '')]
    for (let i = 0; i + 2 < forms.length; i++) {
      if (i % 256 === 0) await pause()
      const a = b
      b = c
      c = numbers.get(forms[i + 2] as string)
      if (a === undefined || b === undefined || c === undefined) continue
      for (const { index, at } of byRun.get(keyOf(a, b, c)) ?? []) {
        const { saying, words } = list[index] as (typeof list)[number]
        const start = Math.max(0, i - at - 1)
        const place = fitted(words, forms.slice(start, i - at + words.length + 2))
        if (place) found.push({ from: start + place.from, to: start + place.to, saying })
      }
    }
    const longest = found.sort((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from)
    return longest.filter(
      (each, i) => !longest.slice(0, i).some((other) => other.from < each.to && each.from < other.to),
    )
  }
}

/** The part of a stretch that has most of a saying's words, in order. */
function fitted(words: readonly string[], stretch: readonly string[]): { from: number; to: number } | undefined {
  let at = -1
  let from = -1
  let count = 0
  for (const word of words) {
    const next = stretch.indexOf(word, at + 1)
    if (next === -1 || next - at > 4) continue
    at = next
    if (from === -1) from = at
    count++
  }
  const isLike = count / words.length >= LIKE && count / (at + 1 - from) >= LIKE
  return isLike && count > 2 ? { from, to: at + 1 } : undefined
}
