import type { Reference } from '../bible/versification.ts'
import { type Language, languagesOf } from '../distress/language.ts'
import type { Signals } from './calibration.ts'
import { isFrame } from './frame-words.ts'
import type { Nearness } from './meaning-search.ts'
import { isAboutBible } from './outside.ts'
import { scopeOf } from './scope.ts'
import { chapterOf, type FinderSources } from './sources.ts'
import { stemsOf } from './stem.ts'
import type { WrittenEntry } from './written-entries.ts'
import type { WrittenPassage } from './written-passages.ts'

/** What one source knows about a passage. */
export type Lead = {
  passage: Reference
  source: 'entry' | 'passage' | 'words' | 'gathered'
  /** The written entry that names the passage. */
  entry?: WrittenEntry
  signals: Partial<Signals>
}

const ENTRIES = 8
const PASSAGES = 10
const VERSES = 8

/** What all sources know, with the signals of the typed text as a whole. `chapter`: only about this one, as in "MAT 5". */
export function findLeads(text: string, language: string, sources: FinderSources, chapter?: string): Lead[] {
  const isIn = (passage: Reference) => chapter === undefined || chapterOf(passage) === chapter
  const { entries, passages, verses, typed } = knownOf(text, language, sources)
  return [
    ...written(text, sources, entries, chapter ? ({ read }) => read.some(isIn) : undefined),
    ...described(text, sources, passages, chapter ? ({ passage }) => isIn(passage) : undefined),
    ...verses,
  ]
    .filter(({ passage }) => isIn(passage))
    .map((lead) => ({ ...lead, signals: { ...lead.signals, ...typed } }))
}

type Known = {
  entries: Nearness<WrittenEntry> | undefined
  passages: Nearness<WrittenPassage> | undefined
  verses: Lead[]
  typed: Partial<Signals>
}

/** The last text of each finder: a question is looked for in the whole Bible, and then in the open chapter. */
const last = new WeakMap<FinderSources, { text: string; language: string; known: Known }>()

/** What does not depend on a chapter. */
function knownOf(text: string, language: string, sources: FinderSources): Known {
  const before = last.get(sources)
  if (before?.text === text && before.language === language) return before.known
  const telling = stemsOf(text).filter((stem) => !isFrame(stem))
  // the vectors know English words only
  const isEnglish = typedLanguages(text, language).includes('en')
  const entries = isEnglish ? sources.meanings.entries.search(text) : undefined
  const passages = isEnglish ? sources.meanings.passages.search(text) : undefined
  const typed = { ...typedSignals(text, telling, sources), nearest: entries?.most ?? 0 }
  const known = { entries, passages, verses: [...remembered(text, sources), ...gathered(telling, sources)], typed }
  last.set(sources, { text, language, known })
  return known
}

/** The languages of a typed text, the likelier one first; `language` is that of the reader's translation. */
export const typedLanguages = (text: string, language: string): Language[] =>
  languagesOf(text.toLowerCase(), language.startsWith('es') ? 'es' : 'en')

function written(
  text: string,
  { entries }: FinderSources,
  nearness: Nearness<WrittenEntry> | undefined,
  isWanted?: (entry: WrittenEntry) => boolean,
): Lead[] {
  const hits = entries.search(text, ENTRIES, isWanted)
  const byEntry = new Map(hits.map((hit) => [hit.entry, hit]))
  const near = nearness?.nearest(ENTRIES, isWanted) ?? []
  return [...new Set([...byEntry.keys(), ...near])].flatMap((entry) => {
    const hit = byEntry.get(entry)
    const next = rivalOf(hit, hits)?.score ?? 0
    const fits = hit && {
      ...{ entry: hit.score, entryOrder: hit.order, entryContained: hit.isContained ? 1 : 0 },
      entryLead: hit.score - next,
    }
    const means = nearness && {
      meaning: nearness.of(entry),
      meaningLead: nearness.of(entry) - nearness.of(rivalOf(entry, near)!),
    }
    const entryIsWords = ['phrase', 'story', 'saying'].includes(entry.kind) ? 1 : 0
    return entry.read.map((passage, i): Lead => {
      return { passage, source: 'entry', entry, signals: { ...fits, ...means, entryPlace: i / 3, entryIsWords } }
    })
  })
}

function described(
  text: string,
  { passages }: FinderSources,
  nearness: Nearness<WrittenPassage> | undefined,
  isWanted?: (line: WrittenPassage) => boolean,
): Lead[] {
  const hits = passages.search(text, PASSAGES, isWanted)
  const byPassage = new Map(hits.map((hit) => [hit.written, hit]))
  const near = nearness?.nearest(PASSAGES, isWanted) ?? []
  return [...new Set([...byPassage.keys(), ...near])].map((line): Lead => {
    const hit = byPassage.get(line)
    const next = rivalOf(hit, hits)?.coverage ?? 0
    const tells = hit && {
      ...{ line: hit.coverage, lineTitle: hit.titled, lineWeight: Math.min(1, hit.weight / 20) },
      ...{ lineFound: Math.min(hit.found, 5) / 5, lineLead: hit.coverage - next },
    }
    const means = nearness && {
      lineMeaning: nearness.of(line),
      lineMeaningLead: nearness.of(line) - nearness.of(rivalOf(line, near)!),
    }
    return { passage: line.passage, source: 'passage', signals: { ...tells, ...means } }
  })
}

/** What an item is compared with: the best of the others. */
const rivalOf = <T>(item: T | undefined, best: readonly T[]): T | undefined => best[best[0] === item ? 1 : 0]

/** Verses with the typed words in order; for a question also with the words without its frame. */
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

/** Verses that contain the significant words of a question between them; names in it count most. */
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

/** Log odds at or above this are as good as certain. */
const MOST_SCOPE = 6

/** The signals of the typed text as a whole. */
function typedSignals(text: string, telling: readonly string[], sources: FinderSources): Partial<Signals> {
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
/** Whether anything that is written, or an installed text, has a stem. */
export const isKnown = (stem: string, sources: FinderSources) =>
  sources.entries.hasStem(stem) || isInTexts(stem, sources)
