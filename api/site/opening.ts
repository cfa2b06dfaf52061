import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dropNumber, hasDroppedNumber } from '#shared/bible/dropped-number.ts'
import { withoutWordLinks } from '#shared/bible/word-links.ts'
import { chapterUrl } from '#shared/chapter-address.ts'
import { escapeHtml } from '#shared/escape-html.ts'
import type { ChapterPage } from '#shared/server/sql/pages.ts'
import { LANGUAGES } from '#shared/words/languages.ts'
import type { GivenVerse } from './given-verse.ts'
import { bookIn } from './page.ts'

/** The HTML that the web build rendered to show before any script runs, by language; empty if it rendered none. */
export type Openings = Record<string, { home: string; chapter: string; chat: string }>

/** Reads the openings of a built web app. */
export function readOpenings(webRoot: string): Openings {
  const fileOf = (name: string, language: string) => read(webRoot, `${name}.${language}`)
  const openings = LANGUAGES.map(({ id }) => [
    id,
    { home: fileOf('home', id), chapter: fileOf('chapter', id), chat: fileOf('chat', id) },
  ])
  return Object.fromEntries(openings)
}

function read(webRoot: string, name: string): string {
  try {
    return readFileSync(join(webRoot, '.opening', `${name}.html`), 'utf8')
  } catch {
    return ''
  }
}

/** Query parameters of Home or a chapter that the opening does not support: a page with one of them gets no opening. */
const BESIDES = ['notfound', 'chatId', 'question', 'plan', 'with']

type Asked = {
  language: string
  path: string
  query: URLSearchParams
  chapter?: ChapterPage
  /** The verse of the day, for Home. */
  verse?: GivenVerse
  /** Where the reader opens the chapter with its conversation, if the page is that of one. */
  address?: string
}

/** Home keeps the room of the verse, which the app fills. */
const NO_VERSE = { verse: '', reference: '', place: '', isLong: 'false', url: '', answer: '' }

/** The opening of an address in a language as HTML; empty if it has none. */
export function openingOf(openings: Openings, site: string, asked: Asked): string {
  const { language, path, query, chapter, verse, address = '' } = asked
  const opening = openings[language]
  if (!opening || BESIDES.some((name) => query.has(name))) return ''
  if (path === '/') return filled(opening.home, { site: escapeHtml(site), ...(verse?.places ?? NO_VERSE) })
  if (!chapter) return ''
  const places = { site: escapeHtml(site), address: escapeHtml(address), ...placesOf(chapter, language) }
  return filled(address ? opening.chat : opening.chapter, places)
}

function placesOf(page: ChapterPage, language: string): Record<string, string> {
  const text = withoutWordLinks(dropNumber(page.html, page.chapter))
  return {
    book: escapeHtml(bookIn(language, page)),
    chapter: String(page.chapter),
    isDropped: String(hasDroppedNumber(text)),
    url: escapeHtml(chapterUrl(page.bible_id, page.book, page.chapter)),
    text,
  }
}

function filled(opening: string, places: Record<string, string>): string {
  return opening.replace(/\{\{(\w+)\}\}/g, (place, name: string) => places[name] ?? place)
}
