import { bookById } from '../bible/books.ts'
import { namedPassages } from '../bible/named-passages.ts'
import { findReferences } from '../bible/reference.ts'
import { wordsOf } from '../bible/search-words.ts'
import { verseKey } from '../bible/verse-key.ts'
import { formatReference } from '../bible/versification.ts'
import type { PassageVerse } from '../contract/bible.ts'
import type { Question } from './question.ts'
import { bestWindow, coverage, type Desk, type ReadPassage, type Scored, scoreVerses } from './reading.ts'
import { chapterOfPlace, type ModelPlace } from './request.ts'

/** A few verses that are worth reading for a question, with the longer passage that they are from. */
export type Excerpt = {
  reference: string
  book: string
  chapter: number
  verses: Scored[]
  whole: string | undefined
  /** Which part of a chapter it represents. */
  label?: 'opens' | 'centre' | 'closes'
  /** The index names these verses as those that carry the answer. */
  isKey?: true
}

/** What was looked up under which word, to list at the end. */
export type Trail = { words: string[]; topic: string | undefined }

type Candidate = { reference: string; weight: number }

/** The whole chapter that a question is asked of, however long it is. */
export async function readChapter(desk: Desk, place: ModelPlace): Promise<ReadPassage | undefined> {
  const { book, chapter } = place
  const [first] = await desk.passages(chapterOfPlace(place))
  if (!first) return undefined
  for (let parts = 0; parts < 4; parts++) {
    const last = first.verses.at(-1)?.verse ?? 0
    const from = { book, start_chapter: chapter, start_verse: last + 1, end_chapter: chapter, end_verse: 999 }
    // a tool cuts long results: request the missing part again
    const isWhole = JSON.stringify(first.verses).length < 6000 * (parts + 1)
    const [more] = isWhole
      ? []
      : await desk.passages(
          formatReference(from)
            .replace(/ff$/, '-200')
            .replace(/-200$/, `-${last + 40}`),
        )
    if (!more) break
    first.verses.push(...more.verses.filter(({ verse }) => verse > last))
  }
  return first
}

/** Passages outside of the chapter that speak of what was asked, the surest first. */
export async function findElsewhere(
  desk: Desk,
  question: Question,
  most: number,
  here: ModelPlace,
  least = 0.85,
): Promise<{ excerpts: Excerpt[]; trail: Trail; top: number }> {
  const trail: Trail = { words: [], topic: undefined }
  const named = namedIn(question)
  const isName = named.some(({ weight }) => weight > 2.5)
  const candidates = [...named, ...themed(question).filter(({ weight }) => !isName || weight > 2)]
  const isSure = !question.goesOn && candidates.some(({ weight }) => weight >= 2.2)
  if (question.words.length > 0 && (!isSure || question.names.length > 0)) {
    candidates.push(...(await searched(desk, question, trail, here)))
    if (!isSure && least < 1 && question.language === 'en')
      candidates.push(...(await underTopics(desk, question, trail)))
  }
  const fresh = merged(candidates).filter(({ reference }) => !isShown(reference, question, here))
  const top = fresh[0]?.weight ?? 0
  const chosen = fresh.filter(({ weight }) => weight >= Math.max(least, top * 0.45)).slice(0, most)
  if (chosen.length === 0) return { excerpts: [], trail, top }
  const passages = await desk.passages(chosen.map(({ reference }) => reference).join('; '))
  return { excerpts: distinct(passages.map((passage) => excerptOf(passage, question))), trail, top }
}

function namedIn(question: Question): Candidate[] {
  return namedPassages(wordsOf(question.text))
    .filter(({ share }) => share >= 0.25)
    .map((passage) => ({ reference: formatReference(passage), weight: 1.6 + 1.6 * passage.share }))
}

function themed({ themes, words, names, isHere }: Question): Candidate[] {
  const longest = themes[0]?.size ?? 0
  return themes
    .filter(({ size }) => size === longest && (size > 1 || names.length === 0))
    .slice(0, 2)
    .flatMap(({ references, size }, i) => {
      const share = Math.min(1, size / Math.max(1, words.length))
      const weight = (names.length > 0 || isHere ? 0.9 : 1.5) + share + (size > 1 ? 0.5 : 0) - i * 0.4
      return references.map((reference, n) => ({ reference, weight: weight - n * 0.08 }))
    })
}

async function searched(desk: Desk, question: Question, trail: Trail, here: ModelPlace): Promise<Candidate[]> {
  const words = question.words.slice(0, 6).map(({ word }) => word)
  trail.words = words
  const hits = await desk.search(words.join(question.language === 'zh' ? '' : ' '), 12)
  return hits.map(({ reference, text }, i) => {
    const share = coverage(text, question.words.slice(0, 6))
    // books that not all churches read are last
    const book = findReferences(reference)[0]?.book ?? ''
    const isNear = book === here.book ? 0.2 : 0
    const weight =
      ((words.length > 1 ? 2 : 0.6) * share * share + 0.3 + isNear - i * 0.02) * (isDisputed(book) ? 0.4 : 1)
    return { reference, weight }
  })
}

const isDisputed = (book: string) => bookById(book)?.testament === 'DC'

async function underTopics(desk: Desk, question: Question, trail: Trail): Promise<Candidate[]> {
  const subjects = [...question.names, ...question.words.map(({ word }) => word)]
  for (const subject of [...new Set(subjects)].slice(0, 2)) {
    const about = question.words.map(({ word }) => word).join(' ')
    const topic = await desk.topic(subject, about)
    if (!topic) continue
    trail.topic = topic.topic
    const others = question.words.filter(({ word }) => word !== subject)
    const isName = topic.topic.toLowerCase().startsWith(subject.toLowerCase())
    return topic.lines.slice(0, 12).flatMap(({ heading, references }) => {
      const share = others.length > 0 ? coverage(heading, others) : 0.4
      const first = references.slice(0, 3)
      return first.map((reference, i) => ({ reference, weight: (isName ? 0.7 : 0.2) + 1.6 * share - i * 0.05 }))
    })
  }
  return []
}

/** No verse twice, and no passage of a page's length. */
function distinct(excerpts: readonly Excerpt[]): Excerpt[] {
  const seen = new Set<string>()
  return excerpts.filter(({ book, verses }) => {
    const keys = verses.map((verse) => verseKey({ book, ...verse }))
    const isNew = keys.length > 0 && !keys.some((key) => seen.has(key))
    for (const key of keys) seen.add(key)
    return isNew && verses.reduce((sum, { text }) => sum + text.length, 0) < 800
  })
}

/** One candidate for each passage; being found in several ways makes it surer. */
function merged(candidates: readonly Candidate[]): Candidate[] {
  const found = new Map<string, Candidate>()
  for (const each of candidates) {
    const known = found.get(each.reference)
    const weight = known ? Math.max(known.weight, each.weight) + 0.4 : each.weight
    found.set(each.reference, { reference: each.reference, weight })
  }
  return [...found.values()].sort((a, b) => b.weight - a.weight)
}

function isShown(reference: string, question: Question, here: ModelPlace): boolean {
  const [found] = findReferences(reference, question.language)
  if (!found) return false
  if (found.book === here.book && found.start_chapter === here.chapter && question.goesOn === false && question.isHere)
    return true
  return question.goesOn && question.shown.has(`${found.book}.${found.start_chapter}.${found.start_verse}`)
}

/** The verses of a passage to show: all of a short one, the relevant ones of a long one. */
export function excerptOf(passage: ReadPassage, question: Question, most = 4): Excerpt {
  const scored = scoreVerses(passage.verses, question.words)
  const length = passage.verses.reduce((sum, { text }) => sum + text.length, 0)
  const isShort = passage.verses.length <= most && length < 650
  const window = isShort ? scored : bestWindow(fromStart(scored), question.isWhy, most)
  return partOf(passage, window, isShort ? undefined : passage.reference)
}

// if no word matches, read the beginning
function fromStart(scored: readonly Scored[]): Scored[] {
  return scored.some(({ score }) => score > 0) ? [...scored] : scored.slice(0, 3).map((each) => ({ ...each, score: 1 }))
}

/** The beginning of a passage, to be named beside another one. */
export function quoteBeginning(passage: ReadPassage): Excerpt {
  // several verses, since no sentence may begin in the first one
  const begin = quoteVerses(passage, passage.verses.slice(0, 3))
  // “3 John” alone is no reference that an answer can be checked by
  const reference = /\d$/.test(passage.reference) ? passage.reference : begin.reference
  return { ...begin, reference, whole: passage.reference }
}

/** Verses of a passage that are quoted as they are, none better than another. */
export const quoteVerses = (
  passage: Pick<ReadPassage, 'reference' | 'book'>,
  verses: readonly PassageVerse[],
  whole?: string,
): Excerpt =>
  partOf(
    passage,
    verses.map((each) => ({ ...each, score: 1 })),
    whole,
  )

/** The book's name in a reference; the name of Psalm 151 ends with a number itself. */
const nameIn = ({ reference, book }: Pick<ReadPassage, 'reference' | 'book'>): string =>
  book === 'PS2' ? reference.replace(/(?<=151)\D.*$/su, '') : reference.replace(/\s\d+(?:[:–-].*)?(?:ff)?$/u, '')

/** Some verses of a passage, with a separate reference. */
export function partOf(
  passage: Pick<ReadPassage, 'reference' | 'book'>,
  verses: readonly Scored[],
  whole?: string,
): Excerpt {
  const [first, last] = [verses[0], verses.at(-1)]
  const name = nameIn(passage)
  const range = {
    book: passage.book,
    start_chapter: first?.chapter ?? 1,
    start_verse: first?.verse ?? 1,
    end_chapter: last?.chapter ?? 1,
    end_verse: last?.verse ?? 1,
  }
  const reference = formatReference(range, { name })
  return {
    reference,
    book: passage.book,
    chapter: range.start_chapter,
    verses: [...verses],
    whole: whole === reference ? undefined : whole,
  }
}
