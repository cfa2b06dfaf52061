import { englishVerses } from './english-verses.ts'
import { psalmRules, rules, titles } from './numbering-rules.ts'
import { CHAPTER_END, type Reference, type Versification } from './versification.ts'

/** How a text numbers its verses: like English Bibles, the Hebrew Bible, the Vulgate or the Russian Synodal Bible. */
export type NumberingName = 'english' | 'hebrew' | 'vulgate' | 'synodal'

type Point = { chapter: number; verse: number }
/** English verses that have other numbers in a text: `count` of them from `from`, the first one at `to`. */
type Run = { from: Point; to: Point; count: number }
type Runs = ReadonlyMap<string, readonly Run[]>

/** The numbering that a text follows, by its verse counts. English if the text lacks the books that differ. */
export function numberingName(versification: Versification): NumberingName {
  const has = (book: string, chapter: number, verses: number) => lastVerse(versification, book, chapter) === verses
  if (isGreek(versification)) return has('PSA', 141, 7) || has('ROM', 14, 26) ? 'synodal' : 'vulgate'
  const signs = [has('GEN', 32, 33), has('PSA', 3, 9), has('JOL', 4, 21), has('MAL', 3, 24)]
  const books = ['GEN', 'PSA', 'JOL', 'MAL'].filter((book) => versification.has(book))
  return signs.filter(Boolean).length * 2 > books.length ? 'hebrew' : 'english'
}

/**
 * Finds the verses of a text that a reference in English numbering means. A reference that English Bibles do not have,
 * such as Malachi 3:24, is returned unchanged: it uses the text's own numbering. Bounds are not checked.
 */
export function fromEnglish(reference: Reference, versification: Versification): Reference {
  const runs = runsOf(versification)
  const { book, start_chapter, start_verse, end_chapter } = reference
  if (!runs.has(book) || !isEnglish(reference)) return reference
  const lastOfEnd = lastVerse(englishVerses, book, end_chapter)
  const end_verse = reference.end_verse === CHAPTER_END ? lastOfEnd : reference.end_verse
  const own = runs.get(book) ?? []
  const start = moved(own, { chapter: start_chapter, verse: start_verse }, 'from', 'to')
  const end = moved(own, { chapter: end_chapter, verse: end_verse }, 'from', 'to')
  const isWhole = start_verse === 1 && end_verse === lastOfEnd
  // a whole psalm includes its title
  const first = isWhole && book === 'PSA' && start.verse <= 3 ? 1 : start.verse
  // verses that the text has in an earlier chapter do not end the passage
  const begun = start_chapter === end_chapter ? start : moved(own, { chapter: end_chapter, verse: 1 }, 'from', 'to')
  const isTurned = end.chapter < begun.chapter
  const isLast = isTurned || (isWhole && end.verse === lastVerse(versification, book, end.chapter))
  return {
    ...{ book, start_chapter: start.chapter, start_verse: first },
    ...{ end_chapter: isTurned ? begun.chapter : end.chapter, end_verse: isLast ? CHAPTER_END : end.verse },
  }
}

/** The English numbers of a text's verses. A psalm's title, which has no English number, counts as its first verse. */
export function toEnglish(reference: Reference, versification: Versification): Reference {
  const { book, start_chapter, start_verse, end_chapter } = reference
  const own = runsOf(versification).get(book)
  if (!own) return reference
  const end_verse =
    reference.end_verse === CHAPTER_END ? lastVerse(versification, book, end_chapter) : reference.end_verse
  const start = moved(own, { chapter: start_chapter, verse: start_verse }, 'to', 'from')
  const end = moved(own, { chapter: end_chapter, verse: end_verse }, 'to', 'from')
  return {
    ...{ book, start_chapter: start.chapter, start_verse: start.verse },
    ...{ end_chapter: end.chapter, end_verse: end.verse },
  }
}

/** The same verses in the numbering of another text. */
export const converted = (reference: Reference, from: Versification, to: Versification): Reference =>
  from === to ? reference : fromEnglish(toEnglish(reference, from), to)

const lastVerse = (versification: Versification, book: string, chapter: number): number =>
  versification.get(book)?.[chapter - 1] ?? 0

/** In Greek numbering the longest psalm is the 118th. */
const isGreek = (versification: Versification): boolean => lastVerse(versification, 'PSA', 118) === 176

/** True for verses that English Bibles have. */
function isEnglish({ book, start_chapter, start_verse, end_chapter, end_verse }: Reference): boolean {
  const [lastOfStart, lastOfEnd] = [start_chapter, end_chapter].map((each) => lastVerse(englishVerses, book, each))
  if (!lastOfStart || !lastOfEnd) return false
  return start_verse <= lastOfStart && (end_verse === CHAPTER_END || end_verse <= lastOfEnd)
}

function moved(runs: readonly Run[], { chapter, verse }: Point, from: 'from' | 'to', to: 'from' | 'to'): Point {
  const run = runs.find((each) => {
    const begin = each[from]
    return begin.chapter === chapter && begin.verse <= verse && verse < begin.verse + each.count
  })
  if (run) return { chapter: run[to].chapter, verse: run[to].verse + verse - run[from].verse }
  // the title of a psalm is not a separate verse in English
  const behind = from === 'to' ? runs.find((each) => each.to.chapter === chapter && each.to.verse > verse) : undefined
  return behind?.from.verse === 1 && behind.to.verse <= 3 ? behind.from : { chapter, verse }
}

const known = new WeakMap<Versification, Runs>()

function runsOf(versification: Versification): Runs {
  const runs = known.get(versification) ?? new Map([...ruledRuns(versification), ...psalmRuns(versification)])
  known.set(versification, runs)
  return runs
}

type Rule = { book: string; needs: [chapter: number, verses: number][]; runs: Run[] }

const bookRules = parsed(rules)
const greekPsalms = parsed(psalmRules.greek)
const hebrewPsalms = parsed(psalmRules.hebrew)

function ruledRuns(versification: Versification): Map<string, Run[]> {
  const found = new Map<string, Run[]>()
  for (const rule of bookRules) {
    if (fits(rule, versification)) found.set(rule.book, [...(found.get(rule.book) ?? []), ...rule.runs])
  }
  return found
}

const fits = ({ book, needs }: Rule, versification: Versification): boolean =>
  needs.every(([chapter, verses]) => lastVerse(versification, book, chapter) === verses)

/** The runs of the Psalms: special ones by rule, the others by psalm number and by whether the title is a verse. */
function psalmRuns(versification: Versification): [string, Run[]][] {
  const english = englishVerses.get('PSA') ?? []
  const greek = isGreek(versification)
  const special = (greek ? greekPsalms : hebrewPsalms).filter((rule) => fits(rule, versification))
  const runs = special.flatMap((rule) => rule.runs)
  const ruled = new Set(runs.map(({ from }) => from.chapter))
  for (const [i, count] of english.entries()) {
    const psalm = i + 1
    const chapter = greek && psalm > 9 && psalm < 148 ? psalm - 1 : psalm
    if (ruled.has(psalm)) continue
    const title = titles.get(psalm) ?? 0
    const shift = lastVerse(versification, 'PSA', chapter) === count + title ? title : 0
    if (shift > 0 || chapter !== psalm)
      runs.push({ from: { chapter: psalm, verse: 1 }, to: { chapter, verse: 1 + shift }, count })
  }
  return runs.length > 0 ? [['PSA', runs]] : []
}

/** Reads lines such as `MAL 3=24 | 4:1-6>3:19`. */
function parsed(lines: string): Rule[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [condition = '', moves = ''] = line.split(' | ')
      const [book = '', ...needs] = condition.split(' ')
      return {
        book,
        needs: needs.map((each) => each.split('=').map(Number) as [number, number]),
        runs: moves.split(' ').map(runOf),
      }
    })
}

function runOf(move: string): Run {
  const [english = '', own = ''] = move.split('>')
  const [chapter = 0, first = 0, last = first] = english.split(/[:-]/).map(Number)
  const [toChapter = 0, to = 0] = own.split(':').map(Number)
  return { from: { chapter, verse: first }, to: { chapter: toChapter, verse: to }, count: last - first + 1 }
}
