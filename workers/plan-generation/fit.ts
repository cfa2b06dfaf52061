import { verseKey } from '#shared/bible/verse-key.ts'
import type { Reference } from '#shared/bible/versification.ts'
import { type PlanBible, versesIn, wordsIn } from '#shared/plans/plan-bible.ts'
import type { Outline } from '#shared/plans/titles.ts'

/** The cost of a border that is not one of the text's sections, and the difference in length that costs nothing. */
const BORDER = 0.12
const NARROWEST = 0.25
/** However much longer a passage may be than wanted, it is not shorter by more than this share. */
const SHORTEST = 0.45

export type Fitting = { words: number; tolerance: number; used: ReadonlySet<string> }

/**
 * The passage around a place that is about as long as wanted: extended to its neighbours in the chapter or cut to its
 * first part, at the text's section borders if possible. Undefined if used verses leave no room.
 */
export function fitPassage(
  place: Reference,
  bible: PlanBible,
  outline: Outline,
  { words, tolerance, used }: Fitting,
): Reference | undefined {
  const around = { ...place, start_verse: 1, end_verse: 999 }
  const verses = [...versesIn(bible, around)]
  const first = verses.findIndex((verse) => !isBefore(verse, place.start_chapter, place.start_verse))
  const last = verses.findLastIndex(
    (verse) => !isBefore({ chapter: place.end_chapter, verse: place.end_verse }, verse.chapter, verse.verse),
  )
  if (first < 0 || last < first) return undefined
  const own = wordsIn(bible, place)
  const isFree = (from: number, to: number) => verses.slice(from, to + 1).every((verse) => !used.has(verseKey(verse)))
  const isEnough = own >= words * (1 - Math.min(tolerance, SHORTEST))
  if (isEnough && own <= words * (1 + tolerance) && isFree(first, last)) return place
  const starts = new Set((outline.get(place.book) ?? []).map(({ chapter, start_verse }) => `${chapter}.${start_verse}`))
  const isStart = (index: number) => {
    const verse = verses[index]
    return index === 0 || !verse || verse.verse === 1 || starts.has(`${verse.chapter}.${verse.verse}`)
  }
  const isLong = own > words * (1 + tolerance)
  let best: { from: number; to: number; cost: number } | undefined
  for (let from = isLong ? first : 0; from <= first; from++) {
    let sum = 0
    for (let to = from; to < (isLong ? last + 1 : verses.length); to++) {
      sum += verses[to]!.words
      if (!isLong && to < last) continue
      const off = Math.abs(sum / words - 1)
      // far too long already, and the sum only increases
      if (sum > words * 2.5 && best) break
      const cost =
        Math.max(0, off - NARROWEST) * 2 +
        off * 0.2 +
        border(isStart(from) || from === first) +
        border(isStart(to + 1) || to === last)
      if ((!best || cost < best.cost) && isFree(from, to)) best = { from, to, cost }
    }
  }
  if (!best) return undefined
  const [start, end] = [verses[best.from]!, verses[best.to]!]
  return {
    book: place.book,
    ...{ start_chapter: start.chapter, start_verse: start.verse },
    ...{ end_chapter: end.chapter, end_verse: end.verse },
  }
}

const border = (isGood: boolean) => (isGood ? 0 : BORDER)

const isBefore = (verse: { chapter: number; verse: number }, chapter: number, number: number) =>
  verse.chapter < chapter || (verse.chapter === chapter && verse.verse < number)
