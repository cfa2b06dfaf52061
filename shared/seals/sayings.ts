import type { Pause } from './text-index.ts'
import { wordsIn } from './words.ts'

/** A saying that people mistake for Scripture, found among some words from `from` to `to`. */
export type FoundSaying = { from: number; to: number; saying: string }

/** Finds sayings; `like` is the share of a saying that must be present, in order. */
export type Sayings = (forms: readonly string[], pause: Pause) => Promise<FoundSaying[]>

const LIKE = 0.8

/** Prepares the search for sayings that are not in the Bible. Each needs at least three words. */
export function createSayings(sayings: readonly string[]): Sayings {
  const list = sayings
    .map((saying) => ({ saying, words: wordsIn(saying).forms }))
    .filter(({ words }) => words.length > 2)
  const byRun = new Map<string, { index: number; at: number }[]>()
  const firsts = new Set(list.flatMap(({ words }) => words))
  for (const [index, { words }] of list.entries()) {
    for (let at = 0; at + 2 < words.length; at++) {
      const key = words.slice(at, at + 3).join(' ')
      byRun.set(key, [...(byRun.get(key) ?? []), { index, at }])
    }
  }
  return async (forms, pause) => {
    const found: FoundSaying[] = []
    for (let i = 0; i + 2 < forms.length; i++) {
      if (i % 256 === 0) await pause()
      if (!firsts.has(forms[i] as string) || !firsts.has(forms[i + 1] as string)) continue
      for (const { index, at } of byRun.get(`${forms[i]} ${forms[i + 1]} ${forms[i + 2]}`) ?? []) {
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
