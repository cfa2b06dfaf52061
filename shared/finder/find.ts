import { findReferences } from '../bible/reference.ts'
import type { Reference } from '../bible/versification.ts'
import { languagesOf } from '../distress/language.ts'
import { probabilityOf, type Signals } from './calibration.ts'
import { isFrame } from './frame-words.ts'
import type { Nearness } from './meaning-search.ts'
import { isAboutBible, isForeign } from './outside.ts'
import { scopeOf } from './scope.ts'
import { chapterOf, type FinderSources } from './sources.ts'
import { stemsOf } from './stem.ts'
import type { WrittenEntry } from './written-entries.ts'
import type { WrittenPassage } from './written-passages.ts'

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
  const judged = judge(leadsFor(text, language, sources))
  return {
    candidates: [...named, ...judged].toSorted((a, b) => b.probability - a.probability),
    isOutside: !isWritten && isOutside(text, sources),
  }
}

/** What all sources know, with what is true of the typed text as a whole. */
export function leadsFor(text: string, language: string, sources: FinderSources): Lead[] {
  const telling = tellingStems(text)
  // the vectors know English words only
  const isEnglish = languagesOf(text.toLowerCase(), language.startsWith('es') ? 'es' : 'en').includes('en')
  const entries = isEnglish ? sources.meanings.entries.search(text) : undefined
  const passages = isEnglish ? sources.meanings.passages.search(text) : undefined
  const nearest = entries?.nearest(1)[0]
  const typed = { ...typedSignals(text, sources), nearest: nearest ? entries!.of(nearest) : 0 }
  return [
    ...written(text, sources, entries),
    ...described(text, sources, passages),
    ...remembered(text, sources),
    ...gathered(telling, sources),
  ].map((lead) => ({ ...lead, signals: { ...lead.signals, ...typed } }))
}

function written(text: string, { entries }: FinderSources, nearness: Nearness<WrittenEntry> | undefined): Lead[] {
  const hits = entries.search(text, ENTRIES)
  const byEntry = new Map(hits.map((hit) => [hit.entry, hit]))
  const near = nearness?.nearest(ENTRIES) ?? []
  return [...new Set([...byEntry.keys(), ...near])].flatMap((entry) => {
    const hit = byEntry.get(entry)
    const next = hits[hits[0] === hit ? 1 : 0]?.score ?? 0
    const fits = hit && {
      ...{ entry: hit.score, entryOrder: hit.order, entryContained: hit.isContained ? 1 : 0 },
      entryLead: hit.score - next,
    }
    const means = nearness && {
      meaning: nearness.of(entry),
      meaningLead: nearness.of(entry) - nearness.of(near[near[0] === entry ? 1 : 0]!),
    }
    const entryIsWords = ['phrase', 'story', 'saying'].includes(entry.kind) ? 1 : 0
    return entry.read.map((passage, i): Lead => {
      return { passage, source: 'entry', entry, signals: { ...fits, ...means, entryPlace: i / 3, entryIsWords } }
    })
  })
}

function described(text: string, { passages }: FinderSources, nearness: Nearness<WrittenPassage> | undefined): Lead[] {
  const hits = passages.search(text, PASSAGES)
  const byPassage = new Map(hits.map((hit) => [hit.written, hit]))
  const near = nearness?.nearest(PASSAGES) ?? []
  return [...new Set([...byPassage.keys(), ...near])].map((line): Lead => {
    const hit = byPassage.get(line)
    const next = hits[hits[0] === hit ? 1 : 0]?.coverage ?? 0
    const tells = hit && {
      ...{ line: hit.coverage, lineTitle: hit.titled, lineWeight: Math.min(1, hit.weight / 20) },
      ...{ lineFound: Math.min(hit.found, 5) / 5, lineLead: hit.coverage - next },
    }
    const means = nearness && {
      lineMeaning: nearness.of(line),
      lineMeaningLead: nearness.of(line) - nearness.of(near[near[0] === line ? 1 : 0]!),
    }
    return { passage: line.passage, source: 'passage', signals: { ...tells, ...means } }
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
  const votes = votesIn(leads)
  const places = new Map<string, Lead>()
  const chapters = new Map<string, Partial<Signals>>()
  for (const lead of leads) {
    const chapter = chapterOf(lead.passage)
    const place = `${chapter}:${lead.passage.start_verse}`
    const known = places.get(place)
    places.set(place, known ? joinedLeads(known, lead) : lead)
    chapters.set(chapter, strongest(chapters.get(chapter) ?? {}, lead.signals))
  }
  return [...places.values()].map((lead) => {
    const chapter = chapterOf(lead.passage)
    const around = chapters.get(chapter)!
    const signals: Partial<Signals> = {
      ...lead.signals,
      nearEntry: around.entry ?? 0,
      nearLine: around.line ?? 0,
      nearWords: Math.max(around.words ?? 0, around.core ?? 0),
      nearGathered: around.gathered ?? 0,
      votes: votes.get(chapter) ?? 0,
      nearMeaning: Math.max(around.meaning ?? 0, around.lineMeaning ?? 0),
      isFurther: further.has(lead.passage.book) ? 1 : 0,
    }
    return { ...lead, signals }
  })
}

/** How sharply a nearer entry or passage outvotes another. */
const SHARPNESS = 12

/** The share of what is near in meaning that leads to each chapter. */
function votesIn(leads: readonly Lead[]): Map<string, number> {
  const votes = new Map<string, number>()
  let all = 0
  for (const { passage, signals } of leads) {
    const nearness = signals.meaning ?? signals.lineMeaning
    if (nearness === undefined) continue
    const vote =
      Math.exp(SHARPNESS * (Math.max(nearness, signals.entry ?? 0) - 1)) * (1 - 0.5 * (signals.entryPlace ?? 0))
    const chapter = chapterOf(passage)
    votes.set(chapter, (votes.get(chapter) ?? 0) + vote)
    all += vote
  }
  return new Map([...votes].map(([chapter, vote]) => [chapter, vote / all]))
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

/** Log odds from this on are as good as certain. */
const MOST_SCOPE = 6

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
    scope: Math.max(-1, Math.min(1, scopeOf(text) / MOST_SCOPE)),
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
