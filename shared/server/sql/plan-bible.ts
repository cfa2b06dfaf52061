import { sql } from 'kysely'
import type { PlanBible, PlanBook } from '../../plans/plan-bible.ts'
import type { Db } from '../db.ts'
import { oncePerImport } from '../once-per-import.ts'
import { listBooks } from './bibles.ts'

/**
 * A translation as plans need it: its books with the words of every verse. Cached until the next import. Undefined for
 * an unknown id.
 */
export const loadPlanBible = oncePerImport(async (db, { id, language }): Promise<PlanBible> => {
  const [books, counts] = await Promise.all([listBooks(db, id), countWords(db, id)])
  const entries = books.map(({ id: book, name }): [string, PlanBook] => {
    return [book, { id: book, name, chapters: (counts.get(book) ?? []).map((words) => ({ words })) }]
  })
  return { id, language, books: new Map(entries) }
})

/** The words of each verse of each chapter of each book. The words of a bridge such as 4-5 are at its first number. */
async function countWords(db: Db, id: string): Promise<Map<string, number[][]>> {
  const rows = await db
    .selectFrom('verses')
    .select(['book', 'chapter'])
    .select([
      sql<number[]>`array_agg(verse::int order by verse)`.as('verses'),
      sql<number[]>`array_agg(word_count::int order by verse)`.as('words'),
      sql<number>`max(verse_end)::int`.as('last'),
    ])
    .where('bible_id', '=', id)
    .groupBy(['book', 'chapter'])
    .execute()
  const books = new Map<string, number[][]>()
  for (const { book, chapter, verses, words, last } of rows) {
    const chapters = books.get(book) ?? []
    books.set(book, chapters)
    while (chapters.length < chapter) chapters.push([])
    const counted = Array.from({ length: last }, () => 0)
    for (const [index, verse] of verses.entries()) counted[verse - 1] = words[index]!
    chapters[chapter - 1] = counted
  }
  return books
}
