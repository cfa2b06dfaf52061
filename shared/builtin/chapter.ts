import { findReferences } from '../bible/reference.ts'
import { verseKey } from '../bible/verse-key.ts'
import { type Excerpt, partOf, quoteVerses } from './evidence.ts'
import type { Question } from './question.ts'
import { bestWindow, coverage, type ReadPassage, type Scored, scoreVerses } from './reading.ts'
import { stem, stems } from './words.ts'

/** The verses of the chapter that a question is about; `isMain`: the chapter itself answers. */
export function findInChapter(
  chapter: ReadPassage,
  question: Question,
): { excerpts: Excerpt[]; share: number; isMain: boolean } {
  const fresh = question.goesOn
    ? chapter.verses.filter(({ verse }) => !question.shown.has(verseKey({ ...chapter, verse })))
    : chapter.verses
  const scored = scoreVerses(fresh, question.words).map((each) => ({
    ...each,
    score: each.score + bonus(each, chapter, question),
  }))
  const first = windowIn(chapter, scored, question.isWhy)
  const text = first.map((each) => each.text).join(' ')
  const share = coverage(text, question.words)
  const whole = coverage(fresh.map((each) => each.text).join(' '), question.words)
  const rest = scored.filter(({ verse }) => first.every((each) => Math.abs(each.verse - verse) > 2))
  const second = windowIn(chapter, rest, question.isWhy, 2)
  const peak = (window: readonly Scored[]) => Math.max(0, ...window.map(({ score }) => score))
  const adds = coverage(`${text} ${second.map((each) => each.text).join(' ')}`, question.words) > share + 0.15
  const windows =
    peak(second) >= 0.75 * peak(first) && adds
      ? [first, second].sort((a, b) => (a[0]?.verse ?? 0) - (b[0]?.verse ?? 0))
      : [first]
  const hits = question.words.filter((word) => stems(text).includes(word.stem)).length
  const isNamed = question.names.some((each) => fresh.some(({ text }) => stems(text).includes(stem(each))))
  const isGeneral =
    /\b(?:the bible|scriptures?|christians?|la biblia|i|my|me|we)\b/i.test(question.text) &&
    !question.isHere &&
    question.themes.length > 0
  const isMain =
    peak(first) > 0 &&
    (question.isHere ||
      isNamed ||
      (!isGeneral && ((share >= 0.5 && (hits > 1 || question.words.length === 1)) || whole >= 0.75)))
  return {
    excerpts: peak(first) > 0 ? windows.map((window) => partOf(chapter, window)) : [findCentralVerse(chapter)],
    share: isNamed ? 1 : Math.max(share, whole * 0.9),
    isMain: isMain || question.isHere,
  }
}

/** The best window of some verses of a chapter: it skips none of the chapter's verses, so that it reads as one passage. */
function windowIn(chapter: ReadPassage, scored: readonly Scored[], isWhy: boolean, most?: number): Scored[] {
  const numbers = chapter.verses.map(({ verse }) => verse)
  const runs: Scored[][] = []
  for (const each of scored) {
    const last = runs.at(-1)?.at(-1)
    if (last && numbers.indexOf(each.verse) === numbers.indexOf(last.verse) + 1) runs.at(-1)!.push(each)
    else runs.push([each])
  }
  const peak = (run: readonly Scored[]) => Math.max(...run.map(({ score }) => score))
  const best = runs.reduce<Scored[]>((top, run) => (top.length === 0 || peak(run) > peak(top) ? run : top), [])
  return bestWindow(best, isWhy, most)
}

/** What supports a verse besides its words: its subject is what was asked, or it gives a reason. */
function bonus({ text, verse }: Scored, chapter: ReadPassage, question: Question): number {
  const longest = question.themes[0]?.size ?? 0
  const subjects = question.themes
    .filter(({ size }) => size === longest)
    .slice(0, 2)
    .flatMap(({ references }) => references)
  const isSubject = subjects.some((reference) => {
    const [found] = findReferences(reference)
    return (
      found?.book === chapter.book &&
      found.start_chapter === chapter.chapter &&
      found.start_verse <= verse &&
      verse <= found.end_verse
    )
  })
  const hits = question.words.filter((word) => stems(text).includes(word.stem)).length
  const speaks =
    question.isWhy &&
    hits > 1 &&
    question.names.some((name) => text.includes(`${name} said`) || text.includes(`${name} answered`))
  const reasons = question.isWhy && hits > 0 && /\b(?:because|therefore|so that|porque)\b/i.test(text)
  return (isSubject ? 0.4 + 0.6 * longest : 0) + (speaks ? 0.9 : 0) + (reasons ? 0.15 : 0)
}

export const weighty = new Set(
  stems(
    `love faith believe kingdom heart life spirit grace truth light peace righteousness save hear mercy forgive hope trust
    covenant bless holy glory eternal word amor fe reino corazón vida espíritu gracia verdad luz paz justicia misericordia 愛世 永生 信心 恩典 真理`,
  ),
)

/** The verse that has most of the chapter's subjects. */
export function findCentralVerse(chapter: ReadPassage): Excerpt {
  const counts = new Map<string, number>()
  for (const each of chapter.verses.flatMap(({ text }) => [...new Set(stems(text))]))
    counts.set(each, (counts.get(each) ?? 0) + 1)
  const value = (text: string) => {
    const own = [...new Set(stems(text))].filter((each) => each.length > 2)
    const central =
      own.reduce((sum, each) => sum + Math.min(6, (counts.get(each) ?? 1) - 1), 0) / Math.sqrt(own.length + 4)
    return central * 0.4 + own.filter((each) => weighty.has(each)).length * 0.8 - (text.length < 45 ? 2 : 0)
  }
  const best = chapter.verses.reduce((top, each) =>
    value(each.text) > value(top.text) && each.text.length < 300 ? each : top,
  )
  return quoteVerses(chapter, [best])
}

/** How a chapter opens, what it is most about, and how it ends. */
export function outline(chapter: ReadPassage): Excerpt[] {
  const [first, last] = [chapter.verses[0], chapter.verses.at(-1)]
  if (!first || !last || chapter.verses.length < 4) return [quoteVerses(chapter, chapter.verses)]
  const inner = { ...chapter, verses: chapter.verses.slice(1, -1) }
  return [
    { ...quoteVerses(chapter, [first]), label: 'opens' },
    { ...findCentralVerse(inner), label: 'centre' },
    { ...quoteVerses(chapter, [last]), label: 'closes' },
  ]
}

/** Merges consecutive verses. */
export function runsOf(chapter: ReadPassage, verses: readonly Scored[]): Excerpt[] {
  const runs: Scored[][] = []
  for (const verse of verses) {
    const last = runs.at(-1)
    if (last?.at(-1)?.verse === verse.verse - 1) last.push(verse)
    else runs.push([verse])
  }
  return runs.map((run) => partOf(chapter, run))
}
