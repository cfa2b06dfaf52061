import type { WrittenPassage } from '../../finder/written-passages.ts'
import { fitReference } from '../../plans/passages.ts'
import { lastVerseOf, type PlanBible } from '../../plans/plan-bible.ts'
import { BETWEEN, type Outline, type Section } from '../../plans/titles.ts'
import type { Db } from '../db.ts'
import { readWrittenPassages } from '../written-index.ts'
import { listOutline } from './study.ts'

const SOURCE = 'mhc'

/**
 * Where the passages of some books begin and end, as a commentary divides them, and what they are about in the words of
 * the written index. Both have English numbers; the sections returned have those of the translation, in its order.
 */
export async function loadOutline(db: Db, bible: PlanBible, books: Iterable<string>): Promise<Outline> {
  const titles = titlesIn(bible.language)
  const rows = await listOutline(db, SOURCE, [...new Set(books)])
  const outline = new Map<string, Section[]>()
  for (const { book, title: _, ...section } of rows) {
    const sections = outline.get(book) ?? []
    const title = titles(book, section)
    sections.push(...placesOf(book, section, bible).map((place) => ({ ...place, title })))
    outline.set(book, sections)
  }
  for (const sections of outline.values())
    sections.sort((a, b) => a.chapter - b.chapter || a.start_verse - b.start_verse)
  return outline
}

type Place = Pick<Section, 'chapter' | 'start_verse' | 'end_verse'>

/** Where a translation has a section: in two chapters if its border is there, nowhere if it lacks the verses. */
function placesOf(book: string, { chapter, start_verse, end_verse }: Place, bible: PlanBible): Place[] {
  const asked = { book, start_chapter: chapter, start_verse: Math.max(1, start_verse), end_chapter: chapter, end_verse }
  const own = fitReference(asked, bible)
  if (own?.book !== book) return []
  return Array.from({ length: own.end_chapter - own.start_chapter + 1 }, (_, index) => {
    const at = own.start_chapter + index
    return {
      chapter: at,
      start_verse: index === 0 ? own.start_verse : 1,
      end_verse: at === own.end_chapter ? own.end_verse : lastVerseOf(bible, book, at),
    }
  })
}

/** A title for less than this part of a section would be misleading. */
const LEAST_SHARE = 0.5

/** Finds the title of the written passage that a section is mostly about; null in other languages than it has. */
function titlesIn(language: string): (book: string, section: Place) => string | null {
  const key = language.startsWith('en') ? 'title' : language.startsWith('es') ? 'titulo' : null
  if (!key) return () => null
  return (book, section) => {
    const verses = section.end_verse - section.start_verse + 1
    const shares = (passagesByBook().get(book) ?? [])
      .map((each) => ({ each, share: sharedVerses(section, each) / verses }))
      .filter(({ share }) => share >= LEAST_SHARE)
    // of passages that contain it, the shortest is closest
    const [best] = shares.toSorted((a, b) => b.share - a.share || lengthOf(a.each) - lengthOf(b.each))
    return best?.each[key] ?? null
  }
}

let spanishTitles: ReadonlySet<string> | undefined

/** Whether a title was made of titles of the outline in this language; only Spanish is known. */
export function isOutlineTitle(title: string, language: string): boolean {
  if (language !== 'es') return false
  spanishTitles ??= new Set([...passagesByBook().values()].flat().map((each) => each.titulo))
  return title.split(BETWEEN).every((part) => spanishTitles?.has(part))
}

let spanish: ReadonlyMap<string, string> | undefined

/** A title that a plan took from the outline in English, in another language; as it is where there is none. */
export function titleOfOutline(title: string, language: string): string {
  if (!language.startsWith('es')) return title
  spanish ??= new Map([...passagesByBook().values()].flat().map((each) => [each.title, each.titulo]))
  const parts = title.split(BETWEEN).map((part) => spanish?.get(part))
  return parts.every((part) => part !== undefined) ? parts.join(BETWEEN) : title
}

let written: Map<string, WrittenPassage[]> | undefined

function passagesByBook(): ReadonlyMap<string, readonly WrittenPassage[]> {
  written ??= Map.groupBy(readWrittenPassages(), ({ passage }) => passage.book)
  return written
}

/** How many verses of a section are in a passage. */
function sharedVerses({ chapter, start_verse, end_verse }: Place, { passage }: WrittenPassage): number {
  if (passage.start_chapter > chapter || passage.end_chapter < chapter) return 0
  const first = passage.start_chapter < chapter ? 1 : passage.start_verse
  const last = passage.end_chapter > chapter ? end_verse : passage.end_verse
  return Math.max(0, Math.min(last, end_verse) - Math.max(first, start_verse) + 1)
}

/** Orders passages by length: a chapter counts as more than any number of verses. */
const lengthOf = ({ passage }: WrittenPassage): number =>
  (passage.end_chapter - passage.start_chapter) * 1000 + passage.end_verse - passage.start_verse
