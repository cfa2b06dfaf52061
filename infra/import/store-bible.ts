import { bookById } from '../../shared/bible/books.ts'
import { numberingName } from '../../shared/bible/numbering.ts'
import { searchConfig } from '../../shared/bible/search-text.ts'
import type { Chapter } from '../../shared/bible/tokens.ts'
import type { Counts } from '../../shared/contract/bible.ts'
import type { Db, Trx } from '../../shared/server/db.ts'
import { findVersification } from '../../shared/server/sql/bibles.ts'
import * as store from '../../shared/server/sql/import.ts'
import { type ChapterRows, chapterRows } from './chapter-rows.ts'
import type { BibleText } from './read-bible.ts'

/** Increase it with every change to what is stored for the same source. */
export const IMPORTER_VERSION = 6

const defaults = ['eng-web', 'eng-kjv', 'spa-rv1909']

/**
 * Stores a translation in one transaction, replacing the one with its id, and counts what was stored. Throws, with
 * nothing changed, if the counts of the source and of the rows differ.
 */
export async function storeBible(db: Db, text: BibleText, onChapters: (done: number) => void): Promise<Counts> {
  const { edition, sha256 } = text
  const { id, edition: version, licence, source, ...bible } = edition
  const config = searchConfig(bible.language)
  const read: Counts = { books: 0, chapters: 0, verses: 0, ...noMarks() }
  const manifest = {
    id,
    name: bible.name,
    source,
    edition: version,
    licence,
    sha256,
    source_counts: read,
    counts: read,
  }
  return db.transaction().execute(async (trx) => {
    const place = defaults.indexOf(id)
    await store.replaceBible(trx, {
      ...{ ...bible, id, manifest, search_config: config, source_sha256: sha256, importer_version: IMPORTER_VERSION },
      position: place < 0 ? defaults.length : place,
    })
    const books = new Map<string, number>()
    const written = { ...noMarks() }
    // while the database stores one block, the next is read and compressed
    let before: Promise<void> = Promise.resolve()
    try {
      for await (const chapters of text.chapters()) {
        addCounts(read, chapters)
        const rows = chapters.map((chapter) => chapterRows(chapter))
        for (const row of rows) add(written, row.marks)
        const added = takeBooks(books, chapters, text)
        const pressing = Promise.all(rows.map((row) => row.chapter()))
        pressing.catch(() => {})
        await before
        before = insertBlock(trx, id, added, rows, pressing).then(() => onChapters(read.chapters))
        // the next await reports its failure; until then it must not count as unhandled
        before.catch(() => {})
      }
    } finally {
      await before.catch(() => {})
    }
    await before
    for (const [book, chapter_count] of books) await store.saveChapterCount(trx, id, book, chapter_count)
    read.books = books.size
    const counts = { ...(await store.storedCounts(trx, id)), ...written }
    for (const key of Object.keys(read) as (keyof Counts)[]) {
      if (counts[key] !== read[key]) throw new Error(`${id}: ${read[key]} ${key} read, ${counts[key]} stored`)
    }
    const numbering = numberingName(await findVersification(trx, id))
    const unknown_markers = text.unknown.size > 0 ? Object.fromEntries(text.unknown) : undefined
    await store.saveManifest(trx, id, { ...manifest, counts, numbering, ...(unknown_markers && { unknown_markers }) })
    return counts
  })
}

async function insertBlock(
  trx: Trx,
  id: string,
  books: store.ImportedBook[],
  rows: ChapterRows[],
  pressing: Promise<store.ImportedChapter[]>,
): Promise<void> {
  for (const book of books) await store.insertBook(trx, id, book)
  await store.insertChapters(trx, id, await pressing)
  await store.insertVerses(
    trx,
    id,
    rows.flatMap((row) => row.verses),
  )
  await store.insertCrossReferences(
    trx,
    id,
    rows.flatMap((row) => row.references),
  )
}

/** Records the books that begin in a block, and how many chapters each book has. */
function takeBooks(
  books: Map<string, number>,
  chapters: Chapter[],
  { names, edition }: BibleText,
): store.ImportedBook[] {
  const isEnglish = edition.language.startsWith('en')
  const added: store.ImportedBook[] = []
  for (const { book: id, chapter } of chapters) {
    if (!books.has(id)) {
      const book = bookById(id)
      const name = names.get(id) ?? book?.name ?? id
      const abbreviation = (isEnglish && book?.abbreviation) || name
      added.push({ id, position: books.size, name, abbreviation, chapter_count: chapter })
    }
    books.set(id, Math.max(books.get(id) ?? 0, chapter))
  }
  return added
}

type Marks = ChapterRows['marks']

function noMarks(): Marks {
  return { footnotes: 0, cross_references: 0, poetry_lines: 0, psalm_titles: 0, words_of_jesus: 0 }
}

function add(sum: Marks, marks: Marks): void {
  for (const key of Object.keys(marks) as (keyof Marks)[]) sum[key] += marks[key]
}

// what the source's reader found, before any processing
function addCounts(counts: Counts, chapters: Chapter[]): void {
  for (const { blocks, notes } of chapters) {
    const quotations = new Set<number>()
    const verses = new Set<number>()
    for (const { kind, pieces } of blocks) {
      if (kind.startsWith('q')) counts.poetry_lines += 1
      if (kind === 'psalm-title') counts.psalm_titles += 1
      for (const piece of pieces) {
        if (piece.kind === 'verse') verses.add(piece.verse)
        else if (piece.kind === 'text' && piece.wj > 0) quotations.add(piece.wj)
      }
    }
    const footnotes = notes.filter((note) => note.kind === 'footnote').length
    counts.chapters += 1
    counts.verses += verses.size
    counts.footnotes += footnotes
    counts.cross_references += notes.length - footnotes
    counts.words_of_jesus += quotations.size
  }
}
