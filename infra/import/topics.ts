import { bookFromOsis } from '../../shared/bible/books.ts'
import type { ImportedTopic } from '../../shared/server/sql/import.ts'
import { plainText } from './plain-text.ts'
import { readLines, swordSource } from './sources.ts'

type Reference = ImportedTopic['references'][number]

export const topicsSource = () => swordSource('Nave')

/** Nave's Topical Bible: each topic with the lines below it and the passages that they name. */
export async function readTopics(): Promise<ImportedTopic[]> {
  const topics = new Map<string, ImportedTopic>()
  let name = ''
  const line = (text: string) => {
    if (text.startsWith('$$$')) name = text.slice(3).trim()
    else if (text && name) add(topics, name, text)
  }
  await readLines(topicsSource(), line)
  return [...topics.values()]
}

function add(topics: Map<string, ImportedTopic>, name: string, xml: string): void {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  if (!slug) return
  const references: Reference[] = []
  const headings: string[] = []
  for (const part of xml.split(/<lb\/>|<item>/)) {
    const heading = plainText(part.replace(/<ref osisRef="[^"]*">[^<]*<\/ref>/g, ' '))
      .replace(/^(?:→|\d+\.)\s*/, '')
      .replace(/(?:[;,]\s*)+$/, '')
      .trim()
    if (heading) headings.push(heading)
    for (const [, osisRef = ''] of part.matchAll(/<ref osisRef="([^"]*)">/g)) {
      const place = readOsisRef(osisRef)
      if (place) references.push({ ordinal: references.length, heading, ...place })
    }
  }
  const known = topics.get(slug)
  if (known) {
    const offset = known.references.length
    known.references.push(...references.map((row) => ({ ...row, ordinal: row.ordinal + offset })))
    return
  }
  const title = name.charAt(0) + name.slice(1).toLowerCase()
  topics.set(slug, { slug, name: title, words: `${title}`, references })
}

/** `Exod.6.16-Exod.6.20`, `Mic.2`: a whole chapter ends at verse 200, which is cut to the translation's own end. */
function readOsisRef(osisRef: string): Omit<Reference, 'ordinal' | 'heading'> | undefined {
  const [start = '', end = start] = osisRef.split('-')
  const [osis = '', chapter = '', verse = ''] = start.split('.')
  const [, endChapter = chapter, endVerse = verse] = end.split('.')
  const book = bookFromOsis(osis)
  const startChapter = Number(chapter)
  if (!book || !Number.isInteger(startChapter) || startChapter < 1) return undefined
  return {
    book: book.id,
    start_chapter: startChapter,
    start_verse: Number(verse) || 1,
    end_chapter: Number(endChapter) || startChapter,
    end_verse: Number(endVerse) || 200,
  }
}
