import { bookById } from '../../bible/books.ts'
import { englishVerses } from '../../bible/english-verses.ts'
import { readEsvChapter } from '../../bible/formats/esv.ts'
import { SourceError } from '../../bible/formats/xml.ts'
import { renderChapter } from '../../bible/render.ts'
import { verseTexts } from '../../bible/tokens.ts'
import { PUBLISHED_TRANSLATION } from '../../limits.ts'
import type { Env } from '../env.ts'
import type { Logger } from '../log.ts'
import type { PublishedChapter, Publisher } from '../publisher.ts'
import { createFetchPassage, fail, unreadable } from './fetch-passage.ts'
import { createKeptChapters } from './kept-chapters.ts'

/** A passage of more chapters is rejected: each chapter is a request to the publisher. */
const MAX_CHAPTERS = 4

const bookIds = [...englishVerses.keys()]

const books = bookIds.map((id) => {
  const { name = id, abbreviation = id } = bookById(id) ?? {}
  return { id, name, abbreviation, chapter_count: englishVerses.get(id)?.length ?? 0 }
})

const head = {
  id: PUBLISHED_TRANSLATION,
  name: 'English Standard Version',
  abbreviation: 'ESV',
  language: 'en',
  direction: 'ltr',
  format: 'ESV',
  copyright:
    'Scripture quotations are from the ESV® Bible (The Holy Bible, English Standard Version®), © 2001 by Crossway, a publishing ministry of Good News Publishers. Used by permission. All rights reserved. You may not copy or download more than 500 consecutive verses of the ESV Bible or more than one half of any book of the ESV Bible. www.esv.org',
  search_config: 'english',
  version: 'published',
} as const

type EsvEnv = Pick<Env, 'ESV_API_KEY' | 'ESV_BASE_URL' | 'ESV_KEPT_VERSES'>
type Options = { now?: () => number; timeoutMs?: number }

/** The ESV, read through its publisher's API; undefined without a key. */
export function createEsv(
  { ESV_API_KEY: key, ESV_BASE_URL: baseUrl, ESV_KEPT_VERSES: most }: EsvEnv,
  log: Logger,
  { now = () => performance.now(), timeoutMs }: Options = {},
): Publisher | undefined {
  if (!key) return undefined
  const fetchPassage = createFetchPassage({ key, baseUrl, log, now, timeoutMs })
  const kept = createKeptChapters({ most, versification: englishVerses, now })
  const asked = new Map<string, Promise<PublishedChapter>>()

  const load = async (book: string, chapter: number): Promise<PublishedChapter> => {
    const lastVerse = englishVerses.get(book)?.[chapter - 1]
    if (!lastVerse) throw fail('missing')
    const ordinal = bookIds.indexOf(book) + 1
    const start = ordinal * 1_000_000 + chapter * 1000
    const { html, last } = await fetchPassage(start + 1, start + lastVerse)
    const text = readText(html, { book, chapter }, ordinal)
    if (text.verses.at(-1)?.verse !== last - start) throw unreadable(log, 'it ends before its last verse')
    kept.put(book, chapter, text)
    return text
  }
  const readText = (html: string, place: { book: string; chapter: number }, ordinal: number): PublishedChapter => {
    try {
      const read = readEsvChapter(html, place, ordinal)
      const verses = verseTexts(read).map(({ verse, text }) => ({ chapter: place.chapter, verse, text }))
      return { html: renderChapter(read), verses }
    } catch (error) {
      if (error instanceof SourceError) throw unreadable(log, error.message)
      throw error
    }
  }
  const chapterOf = (book: string, chapter: number): Promise<PublishedChapter> => {
    const known = kept.get(book, chapter)
    if (known) return Promise.resolve(known)
    const key = `${book}.${chapter}`
    const started = asked.get(key) ?? load(book, chapter).finally(() => asked.delete(key))
    asked.set(key, started)
    return started
  }

  return {
    ...{ head, books, versification: englishVerses },
    chapter: chapterOf,
    async verses({ book, start_chapter, start_verse, end_chapter, end_verse }) {
      if (end_chapter - start_chapter >= MAX_CHAPTERS) throw fail('too_much')
      const numbers = Array.from({ length: end_chapter - start_chapter + 1 }, (_, index) => start_chapter + index)
      const chapters = await Promise.all(numbers.map((number) => chapterOf(book, number)))
      const isInside = (chapter: number, verse: number) =>
        (chapter > start_chapter || verse >= start_verse) && (chapter < end_chapter || verse <= end_verse)
      return chapters.flatMap(({ verses }) => verses.filter(({ chapter, verse }) => isInside(chapter, verse)))
    },
  }
}
