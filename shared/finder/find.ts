import { findReferences } from '../bible/reference.ts'
import type { Reference } from '../bible/versification.ts'
import { probabilityOf, type Signals } from './calibration.ts'
import type { EntrySearch } from './entry-search.ts'
import { isFrame } from './frame-words.ts'
import { isAboutBible, isForeign } from './outside.ts'
import type { PassageSearch } from './passage-search.ts'
import { stemsOf } from './stem.ts'
import type { VerseSearch } from './verse-search.ts'
import type { WrittenEntry } from './written-entries.ts'

export type FinderSources = {
  entries: EntrySearch
  passages: PassageSearch
  /** The installed texts; people remember one and read another. */
  texts: readonly VerseSearch[]
}

/** A passage that may answer, with the probability that a reader would accept it. */
export type Candidate = {
  passage: Reference
  probability: number
  source: 'reference' | 'entry' | 'passage' | 'words' | 'gathered'
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
const PASSAGES = 10
const VERSES = 8
const NAMED = 0.97

/** What one source knows of a passage. */
export type Lead = Pick<Candidate, 'passage' | 'source' | 'entry'> & { signals: Partial<Signals> }

/**
 * The passages that answer what somebody typed, best first: references that it names, entries of the written index, passages
 * whose lines tell what was typed, and verses whose words it remembers. The same text and sources give the same result.
 */
export function find(typed: string, language: string, sources: FinderSources): Found {
  const text = typed.slice(0, MAX_TYPED)
  // the words of a written entry are never foreign, whatever they speak of
  const isWritten = (sources.entries.search(text, 1)[0]?.score ?? 0) >= EXACT
  if (isForeign(text) && !isWritten) return { candidates: [], isOutside: true }
  const named = findReferences(text, language).map(
    (passage): Candidate => ({ passage, probability: NAMED, source: 'reference' }),
  )
  const judged = judge(leadsFor(text, sources))
  return {
    candidates: [...named, ...judged].toSorted((a, b) => b.probability - a.probability),
    isOutside: !isWritten && isOutside(text, sources),
  }
}

/** What all sources know, with what is true of the typed text as a whole. */
export function leadsFor(text: string, sources: FinderSources): Lead[] {
  const telling = tellingStems(text)
  const typed = typedSignals(text, sources)
  return [
    ...written(text, sources),
    ...described(text, sources),
    ...remembered(text, sources),
    ...gathered(telling, sources),
  ].map((lead) => ({ ...lead, signals: { ...lead.signals, ...typed } }))
}

function written(text: string, { entries }: FinderSources): Lead[] {
  const hits = entries.search(text, ENTRIES)
  return hits.flatMap(({ entry, score, order, isContained }, n) =>
    entry.read.map((passage, i): Lead => {
      const next = hits[n === 0 ? 1 : 0]?.score ?? 0
      const signals = {
        ...{ entry: score, entryOrder: order, entryContained: isContained ? 1 : 0, entryPlace: i / 3 },
        ...{ entryLead: score - next, entryIsWords: ['phrase', 'story', 'saying'].includes(entry.kind) ? 1 : 0 },
      }
      return { passage, source: 'entry', entry, signals }
    }),
  )
}

function described(text: string, { passages }: FinderSources): Lead[] {
  const hits = passages.search(text, PASSAGES)
  return hits.map(({ written: { passage }, coverage, titled, weight, found }, n): Lead => {
    const next = hits[n === 0 ? 1 : 0]?.coverage ?? 0
    const signals = {
      ...{ line: coverage, lineTitle: titled, lineWeight: Math.min(1, weight / 20) },
      ...{ lineFound: Math.min(found, 5) / 5, lineLead: coverage - next },
    }
    return { passage, source: 'passage', signals }
  })
}

/** Verses with the typed words in order; of a question the words without its frame as well. */
function remembered(text: string, { texts }: FinderSources): Lead[] {
  const telling = text.split(/\s+/).filter((word) => stemsOf(word).some((stem) => !isFrame(stem)))
  return texts.flatMap((verses) =>
    (telling.length < 2 ? [text] : [text, telling.join(' ')]).flatMap((words, n) =>
      verses.search(words, VERSES).map(({ coverage, contiguity, weight, ...at }): Lead => {
        const likeness = coverage ** 2 * (0.4 + 0.6 * contiguity)
        const rarity = Math.min(1, weight / 14)
        const signals = n === 0 ? { words: likeness, wordsRarity: rarity * likeness } : { core: likeness * rarity }
        return { passage: placeOf(at), source: 'words', signals }
      }),
    ),
  )
}

/** Verses that hold the telling words of a question between them, with the names in it counting most. */
function gathered(stems: readonly string[], { texts }: FinderSources): Lead[] {
  if (stems.length < 2) return []
  return texts.flatMap((verses) =>
    verses.gather(stems, VERSES).map(({ coverage, weight, found, ...at }): Lead => {
      const signals = {
        gathered: found < 2 ? 0 : coverage * Math.min(1, weight / 12),
        gatheredFound: Math.min(found, 5) / 5,
      }
      return { passage: placeOf(at), source: 'gathered', signals }
    }),
  )
}

/** One candidate for each place to begin reading, with the signals of all leads to it and what else leads to its chapter. */
export function judge(leads: readonly Lead[]): Candidate[] {
  const judged = signalled(leads)
    .map(({ signals, ...lead }) => ({ candidate: { ...lead, probability: probabilityOf(signals) }, signals }))
    .sort((a, b) => b.candidate.probability - a.candidate.probability)
  const candidates = judged.map(({ candidate }) => candidate)
  const best = judged[0]
  if (!best?.candidate.entry || (best.signals.entry ?? 0) < EXACT) return candidates
  // who typed an entry's own words is led where the entry leads first
  const [first] = best.candidate.entry.read
  const at = candidates.findIndex(({ passage }) => first !== undefined && isSameStart(passage, first))
  if (at <= 0) return candidates
  return [{ ...candidates[at]!, probability: best.candidate.probability }, ...candidates.toSpliced(at, 1)]
}

/** So good a fit is the wording itself. */
const EXACT = 0.95
const isSameStart = (a: Reference, b: Reference) =>
  a.book === b.book && a.start_chapter === b.start_chapter && a.start_verse === b.start_verse

export function signalled(leads: readonly Lead[]): Lead[] {
  const places = new Map<string, Lead>()
  const chapters = new Map<string, Partial<Signals>>()
  for (const lead of leads) {
    const { book, start_chapter, start_verse } = lead.passage
    const place = `${book} ${start_chapter}:${start_verse}`
    const known = places.get(place)
    places.set(place, known ? joinedLeads(known, lead) : lead)
    const chapter = `${book} ${start_chapter}`
    chapters.set(chapter, strongest(chapters.get(chapter) ?? {}, lead.signals))
  }
  return [...places.values()].map((lead) => {
    const { book, start_chapter } = lead.passage
    const around = chapters.get(`${book} ${start_chapter}`)!
    const signals: Partial<Signals> = {
      ...lead.signals,
      nearEntry: around.entry ?? 0,
      nearLine: around.line ?? 0,
      nearWords: Math.max(around.words ?? 0, around.core ?? 0),
      nearGathered: around.gathered ?? 0,
      isFurther: further.has(book) ? 1 : 0,
    }
    return { ...lead, signals }
  })
}

/** Books that not every Bible has. */
const further: ReadonlySet<string> = new Set(
  'TOB JDT ESG WIS SIR BAR 1MA 2MA 3MA 4MA 1ES 2ES MAN PS2 DAG LJE SUS BEL S3Y'.split(' '),
)

function joinedLeads(a: Lead, b: Lead): Lead {
  const rank = ['entry', 'passage', 'words', 'gathered']
  const [better, other] = rank.indexOf(a.source) <= rank.indexOf(b.source) ? [a, b] : [b, a]
  const isBetterEntry = (b.signals.entry ?? 0) > (a.signals.entry ?? 0)
  // of two entries that name the place the one that fits better, as a whole
  if (a.entry && b.entry)
    return isBetterEntry
      ? { ...b, signals: { ...strongest(a.signals, b.signals), ...b.signals } }
      : { ...a, signals: { ...strongest(a.signals, b.signals), ...a.signals } }
  return { ...better, entry: better.entry ?? other.entry!, signals: strongest(a.signals, b.signals) }
}

function strongest(a: Partial<Signals>, b: Partial<Signals>): Partial<Signals> {
  const both: Partial<Signals> = { ...a }
  for (const [name, value] of Object.entries(b) as [keyof Signals, number][])
    both[name] = Math.max(both[name] ?? value, value)
  return both
}

const placeOf = ({
  book,
  chapter,
  verse,
  end_verse,
}: {
  book: string
  chapter: number
  verse: number
  end_verse: number
}) => ({
  ...{ book, start_chapter: chapter, start_verse: verse, end_chapter: chapter, end_verse },
})

const tellingStems = (text: string) => stemsOf(text).filter((stem) => !isFrame(stem))

/** What is true of the typed text as a whole. */
function typedSignals(text: string, sources: FinderSources): Partial<Signals> {
  const telling = tellingStems(text)
  const share = (isKnown: (stem: string) => boolean) =>
    telling.length === 0 ? 0 : telling.filter((stem) => !isKnown(stem)).length / telling.length
  return {
    words8: Math.min(telling.length, 8) / 8,
    isOne: telling.length <= 1 ? 1 : 0,
    unknown: share((stem) => isKnown(stem, sources)),
    strange: share((stem) => isInTexts(stem, sources)),
    isAboutBible: isAboutBible(text) ? 1 : 0,
    isOwn: /\b(?:i|i'?m|i'?ve|my|me|mi|mis|me|estoy|soy|tengo)\b/i.test(text) ? 1 : 0,
  }
}

const COMMON = 2e-5
const isInTexts = (stem: string, { texts }: FinderSources) => texts.some((verses) => verses.frequency(stem) > COMMON)
const isKnown = (stem: string, sources: FinderSources) => sources.entries.hasStem(stem) || isInTexts(stem, sources)

function isOutside(text: string, sources: FinderSources): boolean {
  const telling = tellingStems(text)
  return telling.length > 0 && telling.filter((stem) => isKnown(stem, sources)).length < telling.length / 2
}
