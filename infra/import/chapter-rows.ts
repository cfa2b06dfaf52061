import { createHash } from 'node:crypto'
import { SourceError } from '../../shared/bible/formats/xml.ts'
import { noteReferences } from '../../shared/bible/note-references.ts'
import { renderChapter } from '../../shared/bible/render.ts'
import { type Chapter, countWords, type VerseText, verseTexts } from '../../shared/bible/tokens.ts'
import { versePosition } from '../../shared/bible/verse-position.ts'
import type { ImportedChapter, ImportedReference, ImportedVerse } from '../../shared/server/sql/import.ts'
import { compressHtml } from './compressed.ts'

export type ChapterRows = {
  chapter: () => Promise<ImportedChapter>
  verses: ImportedVerse[]
  references: ImportedReference[]
  /** The contents of the HTML, counted by its tags. */
  marks: Record<keyof typeof tags, number>
}

const tags = {
  footnotes: 'data-kind="footnote">',
  cross_references: 'data-kind="crossref">',
  poetry_lines: '<p class="q q',
  psalm_titles: '<h4 class="psalm-title">',
  words_of_jesus: '<span class="wj">',
}

const MAX_VERSE = 20_000

/** All rows of a chapter. The HTML is compressed on demand. */
export function chapterRows(chapter: Chapter): ChapterRows {
  const html = renderChapter(chapter)
  const texts = verseTexts(chapter)
  const verses = texts.map((text) => verseRow(chapter, text))
  return {
    chapter: async () => ({
      book: chapter.book,
      chapter: chapter.chapter,
      ...(await compressHtml(html)),
      etag: createHash('sha256').update(html).digest('base64url').slice(0, 22),
      verse_count: verses.length,
      word_count: verses.reduce((sum, verse) => sum + verse.word_count, 0),
    }),
    verses,
    references: referenceRows(chapter),
    marks: {
      footnotes: occurrences(html, tags.footnotes),
      cross_references: occurrences(html, tags.cross_references),
      poetry_lines: occurrences(html, tags.poetry_lines),
      psalm_titles: occurrences(html, tags.psalm_titles),
      words_of_jesus: occurrences(html, tags.words_of_jesus),
    },
  }
}

function occurrences(html: string, tag: string): number {
  let count = 0
  for (let at = html.indexOf(tag); at >= 0; at = html.indexOf(tag, at + tag.length)) count++
  return count
}

function verseRow({ book, chapter }: Chapter, { verse, end, text }: VerseText): ImportedVerse {
  if (text.length > MAX_VERSE) {
    throw new SourceError(`${book} ${chapter}:${verse} is longer than ${MAX_VERSE} characters`)
  }
  return {
    ...{ book, chapter, verse, verse_end: end },
    position: versePosition({ book, chapter, verse }),
    text,
    word_count: countWords(text),
  }
}

function referenceRows({ book, chapter, notes }: Chapter): ImportedReference[] {
  const ordinals = new Map<number, number>()
  const rows: ImportedReference[] = []
  for (const { kind, verse, text } of notes) {
    if (kind !== 'crossref' || verse === 0) continue
    for (const found of noteReferences(text, book)) {
      const ordinal = (ordinals.get(verse) ?? 0) + 1
      ordinals.set(verse, ordinal)
      rows.push({
        ...{ book, chapter, verse, ordinal },
        target_book: found.book,
        target_chapter: found.chapter,
        target_verse: found.verse,
        target_end_chapter: found.end_chapter,
        target_end_verse: found.end_verse,
      })
    }
  }
  return rows
}
