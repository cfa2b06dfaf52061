import { namedPassages } from '#shared/bible/named-passages.ts'
import type { Reference } from '#shared/bible/versification.ts'
import type { PlanNote } from '#shared/contract/plans.ts'
import { fitOwn, fitReference, passagesOf } from '#shared/plans/passages.ts'
import type { PlanBible } from '#shared/plans/plan-bible.ts'
import type { Outline } from '#shared/plans/titles.ts'
import { partsLike } from '#shared/search/parts-asked.ts'
import type { VerseIndex } from '#shared/search/verse-index.ts'
import { versesLike } from '#shared/search/verses-like.ts'
import type { Db } from '#shared/server/db.ts'
import { libraryOf } from '#shared/server/library.ts'
import { findBible } from '#shared/server/sql/bibles.ts'
import { loadOutline } from '#shared/server/sql/outline.ts'
import { findTopics, listTopicReferences } from '#shared/server/sql/study.ts'
import { firstSteps } from './lexicon.ts'
import { overlaps } from './ranges.ts'
import type { Scope } from './scope.ts'

/** A passage that a plan may contain, and the topic that it was found by. */
export type FoundReading = { place: Reference; topic: string | null }

const TOPIC_REFERENCES = 400
const VERSES = 40
/** Used when everything found is not enough for the days. */
const FURTHER = 'PSA; JHN; LUK; MAT; PRO; ROM; ISA; PHP; COL; EPH; JAS; 1PE; 1JN; MRK; GEN; ACT; HEB; DEU; EXO; 1SA'

/**
 * Passages for topics, the best ones first: those chosen by hand, then what Nave's lists most under the topic, then
 * verses with the request's words, then good reading for anyone. If books are given, only from these. Returns some more
 * than wanted, since not all will fit, and a note if no topic was found.
 */
export async function gather(
  db: Db,
  bible: PlanBible,
  scope: Extract<Scope, { kind: 'topics' }>,
  wanted: number,
): Promise<{ found: FoundReading[]; note: PlanNote | null }> {
  const { topics, words, books, without } = scope
  const isWanted = ({ place }: FoundReading) => !without.some((range) => overlaps(range, place))
  const isInside = ({ place }: FoundReading) => books.length === 0 || books.includes(place.book)
  const chosen = interleaved(
    topics.map(({ parts, title }) => passagesOf(parts, bible).map((place) => ({ place, topic: title }))),
  )
  const listed: FoundReading[][] = []
  for (const { topics: names, title } of topics) listed.push(await listedUnder(db, bible, names.filter(Boolean), title))
  const { named, verses } = topics.length > 0 ? { named: [], verses: [] } : await search(db, bible, words)
  const note =
    topics.length > 0 || named.length > 0 ? null : verses.length > 0 ? 'words_only' : ('not_understood' as const)
  const found = [...chosen, ...interleaved(listed), ...named, ...verses].filter(isInside).filter(isWanted)
  const basis =
    found.length > 0 || books.length > 0
      ? []
      : passagesOf(firstSteps.parts, bible)
          .map((place) => ({ place, topic: null }))
          .filter(isWanted)
  if (found.length + basis.length > wanted * 2 + 5) return { found: [...found, ...basis], note }
  const further = await everySection(db, bible, books.length > 0 ? books.join(';') : FURTHER)
  return { found: [...found, ...basis, ...further.filter(isWanted)], note }
}

async function listedUnder(db: Db, bible: PlanBible, names: readonly string[], topic: string): Promise<FoundReading[]> {
  const lists: FoundReading[][] = []
  for (const name of names) {
    const [first] = await findTopics(db, name, 1)
    if (first) lists.push(await sectionsCited(db, bible, first.id, topic))
  }
  return interleaved(lists)
}

/** The passages with most of a topic's references; a single reference means little. */
async function sectionsCited(db: Db, bible: PlanBible, topicId: number, topic: string | null): Promise<FoundReading[]> {
  const references = await listTopicReferences(db, topicId, TOPIC_REFERENCES)
  const outline = await loadOutline(
    db,
    bible,
    references.map(({ book }) => book),
  )
  const cited = new Map<string, { place: Reference; times: number }>()
  for (const reference of references) {
    const verses = reference.end_verse - reference.start_verse
    if (reference.end_chapter !== reference.start_chapter || verses > 30) continue
    const place = sectionAround(reference, bible, outline)
    if (!place) continue
    const key = `${place.book}.${place.start_chapter}.${place.start_verse}`
    const known = cited.get(key)
    cited.set(key, { place, times: (known?.times ?? 0) + 1 })
  }
  return [...cited.values()].toSorted((a, b) => b.times - a.times).map(({ place }) => ({ place, topic }))
}

/** How many of a request's words the Bible or a topic must have: of "chocolate cake", half is not enough. */
const LEAST_KNOWN = 2 / 3

/** Passages that have one of the words as their name or topic, and verses with several of them; none for most words unknown. */
async function search(
  db: Db,
  bible: PlanBible,
  words: readonly string[],
): Promise<{ named: FoundReading[]; verses: FoundReading[] }> {
  const asked = words.filter((word) => word.length > 2).slice(0, 8)
  const index = asked.length > 0 ? await indexOf(db, bible.id) : undefined
  const named = namedPassages(asked).filter(({ share }) => share > 0.3)
  const topics: FoundReading[][] = []
  const unknown: string[] = []
  for (const word of asked) {
    const [topic] = (await findTopics(db, word, 1)).filter(({ name }) => isSame(name, word))
    if (topic) topics.push(await sectionsCited(db, bible, topic.id, titled(topic.name)))
    else if (index && partsLike(index, word)?.length === 0) unknown.push(word)
  }
  if (asked.length - unknown.length < asked.length * LEAST_KNOWN) return { named: [], verses: [] }
  return {
    named: [
      ...named.flatMap((place) => fitReference(place, bible) ?? []).map((place) => ({ place, topic: null })),
      ...interleaved(topics),
    ],
    verses: (index ? versesLike(index, asked, VERSES) : [])
      .flatMap((place) => fitOwn(place, bible) ?? [])
      .map((place) => ({ place, topic: null })),
  }
}

async function indexOf(db: Db, id: string): Promise<VerseIndex | undefined> {
  const head = await findBible(db, id)
  return head && (await libraryOf(db).verses({ ...head, kind: 'scripture' })).index
}

const titled = (name: string) => name.charAt(0) + name.slice(1).toLowerCase()

/** `DANCING` for "dance": the same word except for its ending. */
function isSame(name: string, word: string): boolean {
  const [a, b] = [name.toLowerCase(), word]
  const stem = Math.max(3, Math.min(a.length, b.length) - 2)
  return a.slice(0, stem) === b.slice(0, stem) && Math.abs(a.length - b.length) <= 2
}

async function everySection(db: Db, bible: PlanBible, parts: string): Promise<FoundReading[]> {
  const ranges = passagesOf(parts, bible)
  const outline = await loadOutline(
    db,
    bible,
    ranges.map(({ book }) => book),
  )
  return ranges.flatMap(({ book }) => {
    const sections = outline.get(book) ?? []
    return sections.flatMap(({ chapter, start_verse, end_verse }) => {
      const place = fitOwn({ book, start_chapter: chapter, start_verse, end_chapter: chapter, end_verse }, bible)
      return place ? [{ place, topic: null }] : []
    })
  })
}

/** The passage of the outline that a reference in English numbering begins in, up to the end of both. */
function sectionAround(reference: Reference, bible: PlanBible, outline: Outline): Reference | undefined {
  const own = fitReference(reference, bible)
  if (!own) return undefined
  const { book, start_chapter: chapter, start_verse: verse, end_chapter } = own
  const section = (outline.get(book) ?? []).find(
    (each) => each.chapter === chapter && each.start_verse <= verse && each.end_verse >= verse,
  )
  if (!section) return own
  const end = end_chapter === chapter ? Math.max(section.end_verse, own.end_verse) : own.end_verse
  return fitOwn({ ...own, start_verse: section.start_verse, end_verse: end }, bible)
}

/** The first of each list, then the second of each. */
function interleaved<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => (index < list.length ? [list[index]!] : [])),
  ).flat()
}
