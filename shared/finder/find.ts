import { findReferences } from '../bible/reference.ts'
import type { Reference } from '../bible/versification.ts'
import type { EntrySearch } from './entry-search.ts'
import { askingWords, frameWords } from './frame-words.ts'
import { isForeign } from './outside.ts'
import { stemsOf } from './stem.ts'
import type { VerseHit, VerseSearch } from './verse-search.ts'
import type { WrittenEntry } from './written-entries.ts'

export type FinderSources = {
  entries: EntrySearch
  /** The installed texts; people remember one and read another. */
  texts: readonly VerseSearch[]
}

/** A passage that may answer, with the probability that a reader would accept it. */
export type Candidate = {
  passage: Reference
  probability: number
  source: 'reference' | 'entry' | 'words' | 'gathered'
  /** The written entry that names the passage, for its sentence and its other passages. */
  entry?: WrittenEntry
}

export type Found = {
  /** Best first; empty where nothing comes near. */
  candidates: Candidate[]
  /** The typed text speaks of nothing that the texts or the written index know. */
  isOutside: boolean
}

/** Below this a reader is told that nothing was found. */
export const THRESHOLD = 0.5

const MAX_TYPED = 400
const ENTRIES = 8
const VERSES = 8

/**
 * The passages that answer what somebody typed, best first: references that it names, entries of the written index, and
 * verses whose words it remembers. Takes at most some 5 ms; the same text and sources give the same result.
 */
export function find(typed: string, language: string, sources: FinderSources): Found {
  const text = typed.slice(0, MAX_TYPED)
  if (isForeign(text)) return { candidates: [], isOutside: true }
  const candidates = [
    ...named(text, language),
    ...written(text, sources),
    ...remembered(text, sources),
    ...gathered(text, sources),
  ]
  return { candidates: merged(candidates), isOutside: isOutside(text, sources) }
}

function named(text: string, language: string): Candidate[] {
  return findReferences(text, language).map((passage) => ({ passage, probability: 0.97, source: 'reference' }))
}

function written(text: string, { entries }: FinderSources): Candidate[] {
  return entries.search(text, ENTRIES).flatMap(({ entry, score }) => {
    const probability = logistic(14 * (score - 0.58))
    return entry.read.map((passage, i) => ({
      passage,
      probability: probability * 0.97 ** i,
      source: 'entry' as const,
      entry,
    }))
  })
}

/** Verses with the typed words in order; of a question the words without its frame as well. */
function remembered(text: string, { texts }: FinderSources): Candidate[] {
  const telling = text.split(/\s+/).filter((word) => stemsOf(word).some((stem) => !frameWords.has(stem)))
  const isQuestion = /[?¿]/.test(text)
  return texts.flatMap((verses) => [
    ...verses.search(text, VERSES).map((hit) => candidateOf(hit, 1)),
    ...(isQuestion ? verses.search(telling.join(' '), VERSES).map((hit) => candidateOf(hit, 0.6)) : []),
  ])
}

/** Verses that hold the telling words of a question between them, with the names in it counting most. */
function gathered(text: string, { texts }: FinderSources): Candidate[] {
  const stems = stemsOf(text).filter((stem) => !frameWords.has(stem) && !askingWords.has(stem))
  if (stems.length < 2) return []
  return texts.flatMap((verses) =>
    verses.gather(stems, VERSES).map(({ book, chapter, verse, end_verse, coverage, weight, found }) => ({
      passage: { book, start_chapter: chapter, start_verse: verse, end_chapter: chapter, end_verse },
      probability: found < 2 ? 0 : GATHERED * logistic(12 * (coverage - 0.72)) * Math.min(1, weight / 12),
      source: 'gathered' as const,
    })),
  )
}

/** Words that merely occur together are never as sure as a written entry. */
const GATHERED = 0.75

function candidateOf(hit: VerseHit, trust: number): Candidate {
  const { book, chapter, verse, end_verse, coverage, contiguity, weight } = hit
  const likeness = coverage ** 2 * (0.4 + 0.6 * contiguity)
  const probability = trust * logistic(9 * (likeness - 0.5)) * Math.min(1, weight / 14)
  const passage = { book, start_chapter: chapter, start_verse: verse, end_chapter: chapter, end_verse }
  return { passage, probability, source: 'words' }
}

/** One candidate for each place to begin reading; what several sources name is surer. */
function merged(candidates: readonly Candidate[]): Candidate[] {
  const found = new Map<string, Candidate>()
  for (const each of candidates) {
    const key = `${each.passage.book} ${each.passage.start_chapter}:${each.passage.start_verse}`
    const known = found.get(key)
    if (!known) {
      found.set(key, each)
      continue
    }
    const [better, other] = known.probability >= each.probability ? [known, each] : [each, known]
    const isIndependent = better.source !== other.source
    const probability = isIndependent
      ? 1 - (1 - better.probability) * (1 - other.probability * 0.5)
      : better.probability
    found.set(key, { ...better, probability, entry: better.entry ?? other.entry })
  }
  return [...found.values()].toSorted((a, b) => b.probability - a.probability)
}

const COMMON = 2e-5

function isOutside(text: string, { entries, texts }: FinderSources): boolean {
  const telling = stemsOf(text).filter((stem) => !frameWords.has(stem))
  const known = telling.filter(
    (stem) => entries.hasStem(stem) || texts.some((verses) => verses.frequency(stem) > COMMON),
  )
  return telling.length > 0 && known.length < telling.length / 2
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x))
