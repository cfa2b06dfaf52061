import { books } from '../bible/books.ts'
import { verseKey } from '../bible/verse-key.ts'
import type { Reference } from '../bible/versification.ts'
import { divide } from './divide.ts'
import { chaptersOf, type PlanBible, type PlanVerse, versesIn } from './plan-bible.ts'
import { LOAD_VARIATION_MAX, loadVariation } from './rules.ts'
import { type Outline, titleOf } from './titles.ts'
import type { DraftStep } from './types.ts'

/** The cost of beginning a day with a verse, by what begins there. */
const CUT = { passage: 0, chapter: 0.03, section: 0.15, verse: 0.6 }
const SOFTER = [1, 0.3, 0.08, 0]

/** Passages read whole, each verse once, over `days` days that are as even as the places to stop allow. */
export function readWhole(ranges: readonly Reference[], bible: PlanBible, outline: Outline, days: number): DraftStep[] {
  const verses = versesOnce(ranges, bible)
  const costs = cutCosts(verses, ranges, outline)
  let steps: DraftStep[] = []
  for (const part of SOFTER) {
    const sizes = divide(
      verses.map(({ words }) => words),
      days,
      (index) => costs[index]! * part,
    )
    let from = 0
    steps = sizes.flatMap((size, index) => {
      const day = runsOf(verses.slice(from, from + size), bible)
      from += size
      return day.map((range) => ({ ...range, day: index + 1, title: titleOf(range, bible, outline), theme: null }))
    })
    if (loadVariation(steps, bible, days) <= LOAD_VARIATION_MAX * 0.95) break
  }
  return steps
}

/** The verses of some ranges, each verse once. */
export function versesOnce(ranges: readonly Reference[], bible: PlanBible): PlanVerse[] {
  const seen = new Set<string>()
  return ranges
    .flatMap((range) => [...versesIn(bible, range)])
    .filter((verse) => {
      const key = verseKey(verse)
      return !seen.has(key) && seen.add(key)
    })
}

const companions: Record<string, string> = {
  ...{
    PHM: 'COL',
    '2JN': '1JN',
    '3JN': '1JN',
    JUD: '2PE',
    OBA: 'AMO',
    HAG: 'ZEC',
    NAM: 'JON',
    TIT: '1TI',
    '2TH': '1TH',
  },
}

/**
 * Ranges extended until there are a few verses for each day: by the rest of the chapter, of the book, then by its
 * neighbours. Unchanged if they have a verse for each day.
 */
export function withCompany(ranges: readonly Reference[], bible: PlanBible, days: number): Reference[] {
  let count = versesOnce(ranges, bible).length
  if (count >= days || ranges.length === 0) return [...ranges]
  const { book, start_chapter } = ranges[0]!
  const chapters = (id: string) => bible.books.get(id)?.chapters.length ?? 0
  const canon = books.map(({ id }) => id).filter((id) => chapters(id) > 0)
  const next = [...canon.slice(canon.indexOf(book) + 1), ...canon.slice(0, canon.indexOf(book))]
  const order = [book, companions[book] ?? '', ...next].filter(
    (id, index, all) => id !== '' && all.indexOf(id) === index,
  )
  const isPart = ranges.length === 1 && ranges[0]!.end_chapter === start_chapter
  const all = isPart ? [] : [...ranges]
  for (const id of order) {
    const first = id === book ? start_chapter : 1
    const numbers = Array.from({ length: chapters(id) }, (_, index) => ((first - 1 + index) % chapters(id)) + 1)
    for (const chapter of numbers) {
      all.push(...[chaptersOf(bible, id, chapter, chapter)].filter((each) => each !== undefined))
      count = versesOnce(all, bible).length
      if (count >= days * 4) return all
    }
  }
  return all
}

function cutCosts(verses: readonly PlanVerse[], ranges: readonly Reference[], outline: Outline): number[] {
  const begins = new Set(
    ranges.map(({ book, start_chapter, start_verse }) =>
      verseKey({ book, chapter: start_chapter, verse: start_verse }),
    ),
  )
  const sections = new Set<string>()
  for (const { book } of ranges) {
    for (const { chapter, start_verse } of outline.get(book) ?? [])
      sections.add(verseKey({ book, chapter, verse: start_verse }))
  }
  return verses.map(({ book, chapter, verse }, index) => {
    const place = verseKey({ book, chapter, verse })
    const before = verses[index - 1]
    if (begins.has(place) || before?.book !== book) return CUT.passage
    if (before.chapter !== chapter) return CUT.chapter
    return sections.has(place) ? CUT.section : CUT.verse
  })
}

/** Consecutive verses of the text joined. A number that the translation omits is not a gap. */
function runsOf(verses: readonly PlanVerse[], bible: PlanBible): Reference[] {
  const runs: Reference[] = []
  let after: string | undefined
  for (const verse of verses) {
    const { book, chapter, verse: number } = verse
    const last = { end_chapter: chapter, end_verse: lastNumber(verse, bible) }
    if (after === verseKey(verse)) Object.assign(runs.at(-1)!, last)
    else runs.push({ book, start_chapter: chapter, start_verse: number, ...last })
    after = nextOf(verse, bible)
  }
  return runs
}

/** The verse's number, or the chapter's last number if only numbers without text follow. */
function lastNumber({ book, chapter, verse }: PlanVerse, bible: PlanBible): number {
  const words = bible.books.get(book)!.chapters[chapter - 1]!.words
  return words.slice(verse).some((count) => count > 0) ? verse : words.length
}

function nextOf({ book, chapter, verse }: PlanVerse, bible: PlanBible): string | undefined {
  const chapters = bible.books.get(book)!.chapters
  for (let at = chapter; at <= Math.min(chapter + 1, chapters.length); at++) {
    const from = at === chapter ? verse : 0
    const index = chapters[at - 1]!.words.findIndex((count, place) => place >= from && count > 0)
    if (index >= 0) return verseKey({ book, chapter: at, verse: index + 1 })
  }
  return undefined
}
