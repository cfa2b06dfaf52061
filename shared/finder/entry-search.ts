import { editDistance } from '../bible/edit-distance.ts'
import { askingWords, frameWords, lightWords } from './frame-words.ts'
import { stemsOf, stemWord } from './stem.ts'
import { synonymsOf } from './synonyms.ts'
import type { WrittenEntry } from './written-entries.ts'

/** An entry with how well one of its wordings fits: 1 where it is what was typed, 0 where they share nothing. */
export type EntryHit = { entry: WrittenEntry; wording: string; score: number }

export type EntrySearch = {
  /** The entries that fit best, best first. */
  search: (text: string, limit: number) => EntryHit[]
  /** Whether any wording has this stem. */
  hasStem: (stem: string) => boolean
}

type Wording = { entry: number; text: string; key: string; weights: Map<string, number>; total: number }

const SYNONYM = 0.8
const MISSPELT = 0.75
/** What a framing word counts beside a telling one. */
const FRAME = 0.04
/** What a word counts that says little about the subject. */
const LIGHT = 0.5
/** What a word that asks for a kind of answer (when, where, who) counts. */
const ASKING = 0.25
/** A wording of so many words that stands whole in what was typed fits this well. */
const MIN_PHRASE = 5
const CONTAINED = 0.9
/** How much of the fit comes from what was typed being covered; the rest from the wording being covered. */
const TYPED_SHARE = 0.6

/** Builds a search over the wordings of written entries. Costs some 10 ms for each thousand of them. */
export function createEntrySearch(entries: readonly WrittenEntry[]): EntrySearch {
  const counts = new Map<string, number>()
  const texts = entries.flatMap(({ en, es }, entry) => [...en, ...es].map((text) => ({ entry, text })))
  const stemmed = texts.map(({ text }) => stemsOf(text))
  for (const stems of stemmed) for (const stem of new Set(stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const weightOf = (stem: string): number => {
    const rarity = Math.log(1 + texts.length / (1 + (counts.get(stem) ?? 0)))
    if (askingWords.has(stem)) return rarity * ASKING
    if (frameWords.has(stem)) return rarity * FRAME
    return lightWords.has(stem) ? rarity * LIGHT : rarity
  }
  const wordings: Wording[] = texts.map(({ entry, text }, i) => {
    const stems = stemmed[i]!
    const weights = new Map(stems.map((stem) => [stem, weightOf(stem)]))
    return { entry, text, key: stems.join(' '), weights, total: sum(weights.values()) }
  })
  const byStem = new Map<string, number[]>()
  for (const [i, { weights }] of wordings.entries()) {
    for (const stem of weights.keys()) {
      const list = byStem.get(stem)
      if (list) list.push(i)
      else byStem.set(stem, [i])
    }
  }
  const phrases = wordings.filter(({ key }) => key.split(' ').length >= MIN_PHRASE)
  const vocabulary = [...byStem.keys()].filter((stem) => stem.length > 3)

  /** The stems of the index that a typed one stands for, with what they count. */
  function readings(stem: string): Map<string, number> {
    const found = new Map<string, number>([[stem, 1]])
    for (const other of synonymsOf(stem)) found.set(other, SYNONYM)
    if (!byStem.has(stem) && found.size === 1 && stem.length > 4) {
      const max = stem.length > 7 ? 2 : 1
      for (const other of vocabulary)
        if ((other[0] === stem[0] || max === 2) && editDistance(stem, other, max) <= max) found.set(other, MISSPELT)
    }
    return found
  }

  /** Two words that the index knows as one: "anti christ". */
  function joined(stems: readonly string[]): string[] {
    const out: string[] = []
    for (const stem of stems) {
      const last = out.at(-1)
      const both = stemWord(`${last ?? ''}${stem}`)
      if (last && last.length > 2 && !frameWords.has(last) && byStem.has(both)) out.splice(-1, 1, both)
      else out.push(stem)
    }
    return out
  }

  return {
    hasStem: (stem) => byStem.has(stem),
    search(text, limit) {
      const stems = joined(stemsOf(text).slice(0, 60))
      const key = stems.join(' ')
      const asked = [...new Set(stems)].map((stem) => ({ weight: weightOf(stem), readings: readings(stem) }))
      const total = sum(asked.map(({ weight }) => weight))
      if (total === 0) return []
      const matched = new Map<number, { typed: number; wording: number }>()
      for (const { weight, readings: forms } of asked) {
        const best = new Map<number, { share: number; weight: number }>()
        for (const [form, share] of forms) {
          for (const i of byStem.get(form) ?? []) {
            const known = best.get(i)
            if (!known || known.share < share) best.set(i, { share, weight: wordings[i]!.weights.get(form)! })
          }
        }
        for (const [i, { share, weight: own }] of best) {
          const known = matched.get(i) ?? { typed: 0, wording: 0 }
          matched.set(i, { typed: known.typed + weight * share, wording: known.wording + own * share })
        }
      }
      const hits = new Map<number, EntryHit>()
      for (const [i, shared] of matched) {
        const wording = wordings[i]!
        const typed = Math.min(1, shared.typed / total)
        const covered = Math.min(1, shared.wording / wording.total)
        const score = wording.key === key ? 1 : typed ** TYPED_SHARE * covered ** (1 - TYPED_SHARE) * 0.99
        const known = hits.get(wording.entry)
        if (!known || known.score < score)
          hits.set(wording.entry, { entry: entries[wording.entry]!, wording: wording.text, score })
      }
      for (const { entry, text: wording, key: words } of phrases) {
        if (!` ${key} `.includes(` ${words} `) || (hits.get(entry)?.score ?? 0) >= CONTAINED) continue
        hits.set(entry, { entry: entries[entry]!, wording, score: CONTAINED })
      }
      return [...hits.values()].toSorted((a, b) => b.score - a.score).slice(0, limit)
    },
  }
}

function sum(numbers: Iterable<number>): number {
  let total = 0
  for (const each of numbers) total += each
  return total
}
