import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { bookById, bookOrder } from '../../shared/bible/books.ts'
import { noteReferences } from '../../shared/bible/note-references.ts'
import { renderChapter } from '../../shared/bible/render.ts'
import { regconfig, searchConfig, searchWords } from '../../shared/bible/search-text.ts'
import { type Chapter, countWords, verseTexts } from '../../shared/bible/tokens.ts'
import type { Counts } from '../../shared/contract/bible.ts'
import type { Db } from '../../shared/server/db.ts'
import * as store from '../../shared/server/sql/import.ts'
import type { BibleText } from './read-bible.ts'

/** Grows with every change of what is stored for the same source. */
export const IMPORTER_VERSION = 2

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
/**
 * Stores a translation in one transaction in the place of the one with its id, and counts what came out of it.
 * Throws, with nothing changed, when the counts of the source and of the rows are not equal.
 */
export async function storeBible(db: Db, text: BibleText, onChapters: (done: number) => void): Promise<Counts> {
  const { edition, sha256 } = text
  const { id, name, abbreviation, language, format, copyright, source, licence } = edition
  const config = searchConfig(language)
  return db.transaction().execute(async (trx) => {
    const source_counts = {
      books: 0,
      chapters: 0,
      verses: 0,
      footnotes: 0,
      cross_references: 0,
      poetry_lines: 0,
      psalm_titles: 0,
      words_of_jesus: 0,
    }
    const manifest = {
      id,
      name,
      source,
      edition: edition.edition,
      licence,
      sha256,
      source_counts,
      counts: source_counts,
    }
    const direction = ['he', 'ar', 'fa', 'ur'].includes(language) ? ('rtl' as const) : ('ltr' as const)
    const place = defaults.indexOf(id)
    await store.replaceBible(trx, {
      ...{ id, name, abbreviation, language, direction, format, copyright, manifest },
      ...{ search_config: config, source_sha256: sha256, importer_version: IMPORTER_VERSION },
      position: place < 0 ? defaults.length : place,
    })
    const chapterCounts = new Map<string, number>()
    for await (const chapters of text.chapters()) {
      addCounts(source_counts, chapters)
      for (const { book, chapter } of chapters) chapterCounts.set(book, Math.max(chapterCounts.get(book) ?? 0, chapter))
      for (const row of bookRows(chapterCounts))
        if (chapters.some(({ book }) => book === row.id)) await store.saveBook(trx, id, row)
      await store.insertChapters(trx, id, await Promise.all(chapters.map(chapterRow)))
      await store.insertVerses(
        trx,
        id,
        regconfig(config),
        chapters.flatMap((chapter) => verseRows(chapter, config)),
      )
      await store.insertCrossReferences(trx, id, chapters.flatMap(referenceRows))
      onChapters(source_counts.chapters)
    }
    source_counts.books = chapterCounts.size
    const counts = await store.storedCounts(trx, id)
    for (const key of Object.keys(source_counts) as (keyof Counts)[]) {
      if (counts[key] !== source_counts[key])
        throw new Error(`${id}: ${source_counts[key]} ${key} read, ${counts[key]} stored`)
    }
    await store.saveManifest(trx, id, { ...manifest, counts })
    return counts
  })
}

const defaults = ['eng-web', 'eng-kjv', 'spa-rv1909']

function addCounts(counts: Counts, chapters: Chapter[]): void {
  const blocks = chapters.flatMap((chapter) => chapter.blocks)
  const notes = chapters.flatMap((chapter) => chapter.notes)
  const wj = new Set(blocks.flatMap((block) => block.pieces.map((piece) => (piece.kind === 'text' ? piece.wj : 0))))
  wj.delete(0)
  counts.chapters += chapters.length
  counts.verses += chapters.reduce((sum, chapter) => sum + verseTexts(chapter).length, 0)
  counts.footnotes += notes.filter((note) => note.kind === 'footnote').length
  counts.cross_references += notes.filter((note) => note.kind === 'crossref').length
  counts.poetry_lines += blocks.filter((block) => block.kind.startsWith('q')).length
  counts.psalm_titles += blocks.filter((block) => block.kind === 'psalm-title').length
  counts.words_of_jesus += wj.size
}

function bookRows(chapterCounts: Map<string, number>): store.ImportedBook[] {
  return [...chapterCounts].map(([id, chapter_count], position) => {
    const book = bookById(id)
    return { id, position, name: book?.name ?? id, abbreviation: book?.abbreviation ?? id, chapter_count }
  })
}

async function chapterRow(chapter: Chapter): Promise<store.ImportedChapter> {
  const html = renderChapter(chapter)
  const bytes = Buffer.from(html)
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = zlib.constants
  const params = {
    [BROTLI_PARAM_QUALITY]: 7,
    [BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
  }
  const [html_brotli, html_gzip] = await Promise.all([brotli(bytes, { params }), gzip(bytes, { level: 7 })])
  const verses = verseTexts(chapter)
  return {
    book: chapter.book,
    chapter: chapter.chapter,
    html,
    html_brotli,
    html_gzip,
    etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    verse_count: verses.length,
    word_count: verses.reduce((sum, verse) => sum + countWords(verse.text), 0),
  }
}

function verseRows(chapter: Chapter, config: string): store.ImportedVerse[] {
  return verseTexts(chapter).map(({ verse, end, text, strongs }) => ({
    book: chapter.book,
    chapter: chapter.chapter,
    verse,
    verse_end: end,
    position: bookOrder(chapter.book) * 1_000_000 + chapter.chapter * 1000 + verse,
    text,
    word_count: countWords(text),
    search: searchWords(config, text),
    strongs: strongs.length > 0 ? JSON.stringify(strongs) : null,
  }))
}

function referenceRows(chapter: Chapter): store.ImportedReference[] {
  const ordinals = new Map<number, number>()
  return chapter.notes
    .filter((note) => note.kind === 'crossref' && note.verse > 0)
    .flatMap((note) =>
      noteReferences(note.text, chapter.book).map((found) => {
        const ordinal = (ordinals.get(note.verse) ?? 0) + 1
        ordinals.set(note.verse, ordinal)
        return {
          book: chapter.book,
          chapter: chapter.chapter,
          verse: note.verse,
          ordinal,
          target_book: found.book,
          target_chapter: found.chapter,
          target_verse: found.verse,
          target_end_chapter: found.end_chapter,
          target_end_verse: found.end_verse,
        }
      }),
    )
}
