import { nameOfOne } from '#shared/bible/name-of-one.ts'
import { chapterUrl, readerAddress } from '#shared/chapter-address.ts'
import { CARE_TITLE } from '#shared/distress/care-title.ts'
import { escapeHtml } from '#shared/escape-html.ts'
import { screenAt } from '#shared/screens.ts'
import { seedIn } from '#shared/server/seed-in.ts'
import type { ChapterPage } from '#shared/server/sql/pages.ts'
import type { PlanHead } from '#shared/server/sql/plans.ts'
import { serverWordsOf, wordIn } from '#shared/server/words.ts'
import english from '#shared/words/en/titles.json' with { type: 'json' }
import type { InterfaceLanguage } from '#shared/words/languages.ts'
import { plainWords } from '../plain/words.ts'
import { withoutScripts } from './plain-link.ts'

const titles = serverWordsOf('titles', english)

/** The metadata of a page, before any script runs. */
export type PageHead = {
  title: string
  /** The title of a preview, if it is another one. */
  preview?: string
  description: string
  path: string
  type: 'website' | 'article'
  site: string
  /** The address of the preview's picture; a page that leads to a visitor's own data has none. */
  image?: string
}

/** What the product is, in a sentence. */
export const homeDescription = (language: string): string => plainWords(language)('description')

/** True for a screen that search engines leave out: it shows, or leads to, a visitor's conversation. */
export function isUnlisted(path: string, query: URLSearchParams): boolean {
  return screenAt(path)?.isUnlisted || query.has('chatId') || query.has('question')
}

/** The head of a screen, with the title of its content if that is known, or the "not found" one of an unknown path. */
export function plainHead(language: string, path: string, productName: string, content?: string): PageHead {
  const known = screenAt(path)
  const own = titles(language)
  const title = known ? content || (known.title && own(known.title)) : own('notFound')
  return {
    title: title ? `${title} · ${productName}` : productName,
    description: homeDescription(language),
    path: known ? path : '/',
    type: 'website',
    site: productName,
    ...(!known?.isUnlisted && { image: '/api/preview' }),
  }
}

/** The verses of an address that a preview can show: one, or one range, up to the last verse of the chapter. */
export function versesOfQuery(query: URLSearchParams, end: number): [first: number, last: number] | undefined {
  const [, given, until = given] = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(query.get('verse') ?? '') ?? []
  const [first, last] = [Number(given), Math.min(Number(until), end)]
  return first > 0 && last >= first ? [first, last] : undefined
}

/** The head of a chapter's page. Its preview names the verses of the address; the canonical address is the chapter's. */
export function chapterHead(
  language: string,
  page: ChapterPage,
  productName: string,
  verses?: [number, number],
): PageHead {
  const [first, last] = (page.opening && verses) || []
  const range = first ? `:${first}${last === first ? '' : `–${last}`}` : ''
  const name = `${bookIn(language, page)} ${page.chapter}`
  const place = `${name}${range}`
  const edition = `(${page.bible_abbreviation}) · ${productName}`
  return {
    title: `${name} ${edition}`,
    preview: `${place} ${edition}`,
    description: cut(`${place}, ${page.bible_name}${page.opening && `: ${page.opening}`}`, 155),
    path: readerAddress(page.book, page.chapter),
    type: 'article',
    site: productName,
    image: `/api/preview${readerAddress(page.book, page.chapter)}${first ? `?verse=${first}-${last}` : ''}`,
  }
}

/** The book in a chapter's name, in a language of the interface: "Psalms" becomes "Psalm". */
export const bookIn = (language: string, page: ChapterPage): string =>
  nameOfOne(wordIn(language, 'books', page.book) ?? page.book_name)

/** The head of a public conversation's page. */
export function chatHead(chat: { id: number; title: string }, productName: string, language: string): PageHead {
  const say = plainWords(language)
  const own = chat.title.slice(chat.title.indexOf(':') + 1).trim()
  const title = own === '' || own === CARE_TITLE ? say('conversation') : own
  const description = say('sharedAs', { site: productName, title })
  return {
    title: `${title} · ${productName}`,
    description: cut(description, 155),
    path: `/chat/${chat.id}`,
    type: 'article',
    site: productName,
    image: `/api/preview/chat/${chat.id}`,
  }
}

/** The head of a public reading plan's page. */
export function planHead(plan: PlanHead, productName: string, language: string): PageHead {
  const shown = (text: string) => (plan.type === 'curated' && seedIn(language, text)) || text
  return {
    title: `${shown(plan.name)} · ${productName}`,
    description: cut(shown(plan.description).replace(/\s+/g, ' '), 155),
    path: `/reading-plans/${plan.id}`,
    type: 'article',
    site: productName,
    image: `/api/preview/reading-plans/${plan.id}`,
  }
}

/** The installation's data for the page. */
export type PageSite = {
  origin: string
  /** Where the host of this page is: a partner's pictures have its name. */
  own: string
  apex: string
  productName: string
  /** The visitor's browser asks for less data: no fonts, and nothing is loaded ahead. */
  savesData?: boolean
}

/**
 * The built page with its head, and with an opening, which is shown until the script has drawn the same. A chapter
 * without one is sent in a template, so that the script shows it without another request. `origin` is empty on
 * localhost, so that links stay relative.
 */
export function renderPage(
  template: string,
  head: PageHead,
  { origin, own, apex, productName, savesData = false }: PageSite,
  {
    language,
    path,
    query,
    chapter,
    opening = '',
    verseDay,
  }: {
    language: InterfaceLanguage
    path: string
    query: URLSearchParams
    chapter?: ChapterPage
    opening?: string
    /** The day of the verse in Home's opening. */
    verseDay?: number
  },
): string {
  const url = escapeHtml(`${origin}${head.path}`)
  const [title, description] = [escapeHtml(head.title), escapeHtml(head.description)]
  const tags = [
    `<meta name="application-name" content="${escapeHtml(productName)}" />`,
    `<meta name="apex-host" content="${escapeHtml(apex)}" />`,
    `<link rel="canonical" href="${url}" />`,
    `<meta property="og:type" content="${head.type}" />`,
    `<meta property="og:title" content="${escapeHtml(head.preview ?? head.title)}" />`,
    `<meta property="og:description" content="${description}" />`,
    `<meta property="og:site_name" content="${escapeHtml(head.site)}" />`,
    `<meta property="og:url" content="${url}" />`,
    ...pictureTags(head, own),
  ]
  const embedded =
    chapter && !opening
      ? `<template id="chapter" data-url="${escapeHtml(chapterUrl(chapter.bible_id, chapter.book, chapter.chapter))}">${chapter.html}</template>`
      : ''
  // the page of a conversation shows its chapter, but not yet its words
  const isShown = opening !== '' && path.startsWith('/read/')
  const plain = withoutScripts(language.id, path, query, isShown)
  const built = savesData ? withoutFonts(template) : template
  const day = verseDay === undefined ? '' : ` data-verse-day="${verseDay}"`
  // functions as replacements: a text may contain what replace() reads as a pattern
  return built
    .replace(' lang="en"', () => ` lang="${language.id}" dir="${language.dir}"${day}`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(/(<meta name="description" content=")[^"]*"/, (_all, start: string) => `${start}${description}"`)
    .replace(/<noscript>[\s\S]*?<\/noscript>/, () => plain.body)
    .replace('</head>', () => `${tags.join('')}${plain.head}</head>`)
    .replace('<div id="root"></div>', () => `${embedded}<div id="root">${opening}</div>`)
}

/** The script of the theme then preloads no fonts. */
const withoutFonts = (template: string) => template.replace('<html ', '<html data-saver ')

function pictureTags({ image, title, preview = title }: PageHead, origin: string): string[] {
  if (!image) return ['<meta name="twitter:card" content="summary" />']
  return [
    `<meta property="og:image" content="${escapeHtml(`${origin}${image}`)}" />`,
    '<meta property="og:image:type" content="image/png" />',
    '<meta property="og:image:width" content="1200" />',
    '<meta property="og:image:height" content="630" />',
    `<meta property="og:image:alt" content="${escapeHtml(preview)}" />`,
    '<meta name="twitter:card" content="summary_large_image" />',
  ]
}

function cut(text: string, length: number): string {
  if (text.length <= length) return text
  const kept = text.slice(0, length)
  return `${kept.slice(0, kept.lastIndexOf(' '))}…`
}
