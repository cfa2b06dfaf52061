import type { ImportedEntry } from '../../shared/server/sql/import.ts'
import { type NoteParagraph, noteParagraphs, type RawNote, readNotes } from './osis-notes.ts'
import type { Source } from './sources.ts'

/** Reads the commentary with this id. Throws SourceError if its module cannot be read. */
export async function readFurtherCommentary(id: 'tdavid' | 'scofield', source: Source): Promise<ImportedEntry[]> {
  const entries: ImportedEntry[] = []
  const entriesOf = id === 'tdavid' ? treasuryEntries : scofieldEntries
  await readNotes(source, (book, chapter, notes) => entries.push(...entriesOf(book, chapter, notes)))
  return entries
}

/** The notes of C. I. Scofield: one entry for each verse with notes. */
function scofieldEntries(book: string, chapter: number, notes: readonly RawNote[]): ImportedEntry[] {
  return notes.flatMap(({ verse, xml }) => {
    const paragraphs = noteParagraphs(xml)
    const title = paragraphs.find(({ heading }) => heading)?.heading ?? null
    const words = paragraphs.filter(({ text }) => text)
    return words.length > 0 ? [entryOf({ book, chapter, verses: [verse, verse], title }, words)] : []
  })
}

/**
 * Spurgeon's own words on a psalm: the overview before the first verse, and the exposition verse by verse. The notes of
 * other writers and the hints for preachers after each exposition are skipped.
 */
function treasuryEntries(book: string, chapter: number, notes: readonly RawNote[]): ImportedEntry[] {
  const parts = new Map<number, { end: number; paragraphs: NoteParagraph[] }>()
  let verse = 1
  let isOwn = true
  for (const paragraph of notes.flatMap(({ xml }) => noteParagraphs(xml))) {
    const { heading, lemma } = paragraph
    if (heading) {
      isOwn = !/^(?:EXPLANATORY|HINTS|WORKS?\b)/.test(heading)
      continue
    }
    if (!isOwn) continue
    const [, from, to] = /^Ver(?:ses?|s?\.)\s*(\d+)(?:\s*[-–,]\s*(\d+))?/.exec(lemma) ?? []
    verse = Number(from ?? verse)
    const part = parts.get(verse) ?? { end: verse, paragraphs: [] }
    part.end = Math.max(part.end, Number(to ?? verse))
    part.paragraphs.push(from ? withoutLemma(paragraph) : paragraph)
    parts.set(verse, part)
  }
  return [...parts]
    .toSorted(([a], [b]) => a - b)
    .map(([start, { end, paragraphs }]) => entryOf({ book, chapter, verses: [start, end], title: null }, paragraphs))
}

/** A paragraph without its verse number, which is shown above the entry. */
function withoutLemma({ lemma, html, text }: NoteParagraph): NoteParagraph {
  const without = (words: string, start: string) => (words.startsWith(start) ? words.slice(start.length).trim() : words)
  return { lemma: '', html: without(html, `<b>${lemma}</b>`), text: without(text, lemma) }
}

type At = { book: string; chapter: number; verses: [number, number]; title: string | null }

function entryOf({ book, chapter, verses, title }: At, paragraphs: readonly NoteParagraph[]): ImportedEntry {
  const [start_verse, end_verse] = verses
  return {
    ...{ book, chapter, start_verse, end_verse, title },
    html: paragraphs.map(({ html }) => `<p>${html}</p>`).join(''),
    text: paragraphs.map(({ text }) => text).join('\n\n'),
  }
}
