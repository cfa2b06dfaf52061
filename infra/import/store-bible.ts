import { bookById } from '../../shared/bible/books.ts'
import { numberingName } from '../../shared/bible/numbering.ts'
import { searchConfig } from '../../shared/bible/search-text.ts'
import type { Chapter } from '../../shared/bible/tokens.ts'
import { versePosition } from '../../shared/bible/verse-position.ts'
import type { Counts } from '../../shared/contract/bible.ts'
import type { TextHead } from '../../shared/seals/text-head.ts'
import type { Entry } from '../../shared/seals/text-index.ts'
import type { Db, Trx } from '../../shared/server/db.ts'
import { findVersification } from '../../shared/server/sql/bibles.ts'
import * as store from '../../shared/server/sql/import.ts'
import { listTexts } from '../../shared/server/sql/text-indexes.ts'
import { type ChapterRows, chapterRows } from './chapter-rows.ts'
import { inOrder } from './in-order.ts'
import type { BibleText } from './read-bible.ts'

/** Increase it with every change to what is stored for the same source. */
export const IMPORTER_VERSION = 7

/** How many blocks may wait for the database while the next is read and compressed. */
const BLOCKS_AHEAD = 2

const defaults = ['eng-web', 'eng-kjv', 'spa-rv1909']

/** A stored translation: what was counted, and what its index is made of. */
type Stored = { counts: Counts; head: TextHead; entries: Entry[] }

/**
 * Stores a translation in one transaction, replacing the one with its id, and counts what was stored. Throws, with
 * nothing changed, if the counts of the source and of the rows differ.
 */
export async function storeBible(db: Db, text: BibleText, onChapters: (done: number) => void): Promise<Stored> {
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
    const books = new Set<string>()
    const written = { ...noMarks() }
    const entries: Entry[] = []
    const writes = inOrder(BLOCKS_AHEAD)
    try {
      for await (const chapters of text.chapters()) {
        addCounts(read, chapters)
        const rows = chapters.map((chapter) => chapterRows(chapter))
        for (const row of rows) {
          add(written, row.marks)
          for (const { book, chapter, verse, verse_end, text } of row.verses)
            entries.push({ book, chapter, verse, verse_end, text })
        }
        const added = takeBooks(books, chapters, text)
        const pressing = Promise.all(rows.map((row) => row.chapter()))
        pressing.catch(() => {})
        const done = read.chapters
        await writes.add(async () => {
          await insertBlock(trx, id, added, rows, pressing)
          onChapters(done)
        })
      }
    } finally {
      await writes.done().catch(() => {})
    }
    await writes.done()
    await store.saveChapterCounts(trx, id)
    read.books = books.size
    const counts = { ...(await store.storedCounts(trx, id)), ...written }
    for (const key of Object.keys(read) as (keyof Counts)[]) {
      if (counts[key] !== read[key]) throw new Error(`${id}: ${read[key]} ${key} read, ${counts[key]} stored`)
    }
    const numbering = numberingName(await findVersification(trx, id))
    const unknown_markers = text.unknown.size > 0 ? Object.fromEntries(text.unknown) : undefined
    await store.saveManifest(trx, id, { ...manifest, counts, numbering, ...(unknown_markers && { unknown_markers }) })
    const head = (await listTexts(trx)).find((text) => text.id === id)!
    return { counts, head, entries: entries.sort((a, b) => versePosition(a) - versePosition(b)) }
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

/** The books that begin in a block. */
function takeBooks(books: Set<string>, chapters: Chapter[], { names, edition }: BibleText): store.ImportedBook[] {
  const isEnglish = edition.language.startsWith('en')
  const added: store.ImportedBook[] = []
  for (const { book: id, chapter } of chapters) {
    if (books.has(id)) continue
    const book = bookById(id)
    const name = names.get(id) ?? book?.name ?? id
    const abbreviation = (isEnglish && book?.abbreviation) || name
    added.push({ id, position: books.size, name, abbreviation, chapter_count: chapter })
    books.add(id)
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
