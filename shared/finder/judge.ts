import type { Reference } from '../bible/versification.ts'
import { probabilityOf, type Signals } from './calibration.ts'
import type { Lead } from './leads.ts'
import { chapterOf } from './sources.ts'

/** A passage that may answer. */
export type Candidate = Omit<Lead, 'source' | 'signals'> & {
  source: Lead['source'] | 'reference'
  /** The probability that a reader would accept it. */
  probability: number
  /** How much of what was typed is written of it, in words or in meaning, from 0 to 1. */
  fit: number
}

/** One candidate for each starting verse, with the signals of all its leads and of other leads to its chapter. */
export function judge(leads: readonly Lead[]): Candidate[] {
  const judged = mergeLeads(leads)
    .map(({ signals, ...lead }) => {
      return { candidate: { ...lead, probability: probabilityOf(signals), fit: fitOf(signals) }, signals }
    })
    .sort((a, b) => b.candidate.probability - a.candidate.probability)
  const candidates = judged.map(({ candidate }) => candidate)
  const typed = judged.find(({ signals }) => signals.entry === 1) ?? judged.slice(0, 1).find(isWritten)
  // if the typed text is an entry's own wording, the entry's first passage wins
  const [first] = typed?.candidate.entry?.read ?? []
  const at = candidates.findIndex(({ passage }) => first !== undefined && isSameStart(passage, first))
  if (at <= 0) return candidates
  const probability = Math.max(candidates[at]!.probability, candidates[0]!.probability)
  return [{ ...candidates[at]!, probability }, ...candidates.toSpliced(at, 1)]
}

/** A line covers what was typed more easily than a question does: its meaning counts as well. */
const fitOf = ({ entry = 0, meaning = 0, line = 0, lineMeaning = 0 }: Partial<Signals>) =>
  Math.max(entry, meaning, (line + lineMeaning) / 2)

/** A fit this good is the wording itself. */
const EXACT = 0.95

/** Whether the typed text is a wording of the entry. */
export const isWritten = ({ signals }: Pick<Lead, 'signals'>) => (signals.entry ?? 0) >= EXACT

/** Whether two passages begin with the same verse. */
export const isSameStart = (a: Reference, b: Reference) =>
  a.book === b.book && a.start_chapter === b.start_chapter && a.start_verse === b.start_verse

/** The leads to each place merged, with other leads to its chapter. */
export function mergeLeads(leads: readonly Lead[]): Lead[] {
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

/** How strongly a nearer entry or passage outvotes another. */
const SHARPNESS = 12

/** The share of everything near in meaning that leads to each chapter. */
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

/** Books that some Bibles lack. */
const further: ReadonlySet<string> = new Set(
  'TOB JDT ESG WIS SIR BAR 1MA 2MA 3MA 4MA 1ES 2ES MAN PS2 DAG LJE SUS BEL S3Y'.split(' '),
)

function joinedLeads(a: Lead, b: Lead): Lead {
  const rank = ['entry', 'passage', 'words', 'gathered']
  const [better, other] = rank.indexOf(a.source) <= rank.indexOf(b.source) ? [a, b] : [b, a]
  const likeness = ({ signals }: Lead) => Math.max(signals.entry ?? 0, signals.meaning ?? 0)
  const isBetterEntry = likeness(b) > likeness(a)
  // of two entries that name the place, keep the better one, as a whole
  if (a.entry && b.entry)
    return isBetterEntry
      ? { ...b, signals: { ...strongest(a.signals, b.signals), ...b.signals } }
      : { ...a, signals: { ...strongest(a.signals, b.signals), ...a.signals } }
  return { ...better, entry: better.entry ?? other.entry!, signals: strongest(a.signals, b.signals) }
}

function strongest(a: Partial<Signals>, b: Partial<Signals>): Partial<Signals> {
  const both: Partial<Signals> = { ...a }
  for (const name in b) {
    const [known, value] = [both[name as keyof Signals], b[name as keyof Signals]!]
    both[name as keyof Signals] = known === undefined ? value : Math.max(known, value)
  }
  return both
}
