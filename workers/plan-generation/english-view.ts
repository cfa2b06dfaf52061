import { englishVerses } from '#shared/bible/english-verses.ts'
import { fromEnglish, numberingName, toEnglish } from '#shared/bible/numbering.ts'
import type { Reference, Versification } from '#shared/bible/versification.ts'
import { chaptersOf, type PlanBible, type PlanBook, versificationOf } from '#shared/plans/plan-bible.ts'
import type { PlanDemand } from '#shared/plans/rules.ts'

/**
 * A translation with its verses at their English numbers, as a model knows them. The same object if the translation has
 * English numbering.
 */
export function englishView(bible: PlanBible): PlanBible {
  const versification = versificationOf(bible)
  if (numberingName(versification) === 'english') return bible
  const books = [...bible.books].map(([id, book]): [string, PlanBook] => {
    return [id, { ...book, chapters: englishChapters(book, versification) }]
  })
  return { ...bible, books: new Map(books) }
}

/** What a plan must contain, in the numbers of a view. */
export function englishDemand(demand: PlanDemand, bible: PlanBible, view: PlanBible): PlanDemand {
  if (view === bible) return demand
  const inView = (range: Reference) => (isBook(range, bible) ? chaptersOf(view, range.book) : undefined)
  const moved = (ranges?: readonly Reference[]) =>
    ranges?.map((range) => inView(range) ?? toEnglish(range, versificationOf(bible)))
  const { covers, includes, excludes } = demand
  return { ...demand, covers: moved(covers), includes: moved(includes), excludes: moved(excludes) }
}

function isBook(range: Reference, bible: PlanBible): boolean {
  const book = chaptersOf(bible, range.book)
  return (
    range.start_chapter === 1 &&
    range.start_verse === 1 &&
    range.end_chapter === book?.end_chapter &&
    range.end_verse === book.end_verse
  )
}

/** The chapters of English Bibles; verses that they do not have, such as titles of psalms, are left out. */
function englishChapters({ id, chapters }: PlanBook, versification: Versification): PlanBook['chapters'] {
  const words = (englishVerses.get(id) ?? []).map((last) => Array.from({ length: last }, () => 0))
  for (const [index, chapter] of chapters.entries()) {
    for (const [place, count] of chapter.words.entries()) {
      const own = verseAt(id, index + 1, place + 1)
      const english = toEnglish(own, versification)
      const back = fromEnglish(english, versification)
      if (back.start_chapter !== own.start_chapter || back.start_verse !== own.start_verse) continue
      const verses = words[english.start_chapter - 1] ?? []
      words[english.start_chapter - 1] = verses
      verses[english.start_verse - 1] = count
    }
  }
  return Array.from(words, (verses) => ({ words: Array.from(verses ?? [], (count) => count ?? 0) }))
}

const verseAt = (book: string, chapter: number, verse: number): Reference => {
  return { book, start_chapter: chapter, start_verse: verse, end_chapter: chapter, end_verse: verse }
}
