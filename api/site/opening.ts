import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dropNumber, hasDroppedNumber } from '#shared/bible/dropped-number.ts'
import { chapterUrl } from '#shared/chapter-address.ts'
import { escapeHtml } from '#shared/escape-html.ts'
import type { ChapterPage } from '#shared/server/sql/pages.ts'
import { bookOf } from './page.ts'

/** The HTML that the web build rendered to show before any script runs; empty if it rendered none. */
export type Openings = { home: string; chapter: string }

/** Reads the openings of a built web app. */
export function readOpenings(webRoot: string): Openings {
  return { home: read(webRoot, 'home'), chapter: read(webRoot, 'chapter') }
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

type Asked = { path: string; query: URLSearchParams; chapter?: ChapterPage }

/** The opening of an address as HTML; empty if it has none. */
export function openingOf(openings: Openings, site: string, { path, query, chapter }: Asked): string {
  if (BESIDES.some((name) => query.has(name))) return ''
  if (path === '/') return filled(openings.home, { site: escapeHtml(site) })
  return chapter ? filled(openings.chapter, { site: escapeHtml(site), ...placesOf(chapter) }) : ''
}

function placesOf(page: ChapterPage): Record<string, string> {
  const text = dropNumber(page.html, page.chapter)
  return {
    book: escapeHtml(bookOf(page)),
    chapter: String(page.chapter),
    isDropped: String(hasDroppedNumber(text)),
    url: escapeHtml(chapterUrl(page.bible_id, page.book, page.chapter)),
    text,
  }
}

function filled(opening: string, places: Record<string, string>): string {
  return opening.replace(/\{\{(\w+)\}\}/g, (place, name: string) => places[name] ?? place)
}
