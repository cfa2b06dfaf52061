import type { Bible, HomeAnswer, PassageVerse, SearchAnswer, TocBook } from '#shared/contract/bible.ts'
import type { Care } from '#shared/contract/care.ts'
import type { Translation } from '../bible/translations.ts'
import { type Html, html } from '../http/html.ts'
import { markdownHtml } from './markdown-html.ts'
import { plainUrl } from './plain-address.ts'

/** A translation, and the id that links of a page carry: none for the default one. */
export type PlainEdition = { translation: Translation; bible?: string }

const readUrl = (book: string, chapter: number, { bible }: PlainEdition) => plainUrl(`/read/${book}/${chapter}`, bible)

/** Text in the translation's language. */
export const inLanguage = ({ language, direction }: Translation, words: Html): Html =>
  html`<div lang="${language}" dir="${direction}">${words}</div>`

export function homePage(site: string, edition: PlainEdition, bibles: readonly Bible[]): Html {
  return html`<h1>${site}</h1><p>Read the Bible, search it, and ask about it.</p>
<p><a href="${readUrl(edition.translation.books[0]?.id ?? 'GEN', 1, edition)}">Begin to read</a> · <a href="${plainUrl('/books', edition.bible)}">All books</a> · <a href="${plainUrl('/profile', edition.bible)}">Your profile</a></p>
${translations('/', edition, bibles)}`
}

/** The translations as links to the same page. */
function translations(path: string, { translation }: PlainEdition, bibles: readonly Bible[]): Html {
  const link = ({ id, name, language }: Bible) =>
    id === translation.id
      ? html`<strong lang="${language}">${name}</strong>`
      : html`<a lang="${language}" href="${plainUrl(path, id)}">${name}</a>`
  return html`<section class="more"><h2>Translation</h2><ul>${bibles.map((bible) => html`<li>${link(bible)}</li>`)}</ul></section>`
}

export function booksPage(edition: PlainEdition): Html {
  const { translation } = edition
  const book = ({ id, name }: TocBook) => html`<li><a href="${readUrl(id, 1, edition)}">${name}</a></li>`
  return html`<h1>Books</h1>${inLanguage(translation, html`<ul class="books">${translation.books.map(book)}</ul>`)}`
}

type Chapter = {
  book: TocBook
  chapter: number
  name: string
  text: string
  bibles: readonly Bible[]
  /** The form of a question about it. */
  ask: Html
  /** What is above and below it as a reading of a plan. */
  reading?: { head: Html; foot: Html }
}

export function chapterPage(edition: PlainEdition, { book, chapter, name, text, bibles, ask, reading }: Chapter): Html {
  const { translation } = edition
  const numbers = Array.from({ length: book.chapter_count }, (_, index) => index + 1)
  const link = (n: number) =>
    n === chapter ? html`<strong>${n}</strong> ` : html`<a href="${readUrl(book.id, n, edition)}">${n}</a> `
  return html`<h1 lang="${translation.language}">${name}</h1><p class="about">${translation.name} · <a href="#ask">Ask</a></p>${reading?.head}
${inLanguage(translation, { html: withLevels(text) })}${reading?.foot}<nav class="turn" aria-label="Chapters">${turn(edition, book, chapter)}</nav>
${ask}
<section class="more numbers"><h2>${book.name}</h2>${numbers.map(link)}</section>${translations(`/read/${book.id}/${chapter}`, edition, bibles)}`
}

/** The headings of a chapter one level below its name; the title of a psalm belongs to its text. */
function withLevels(text: string): string {
  return text.replace(/<(\/?)h3\b/g, '<$1h2').replace(/<(\/?)h4\b/g, '<$1p')
}

/** Links to the previous and the next chapter, also of another book. */
function turn(edition: PlainEdition, book: TocBook, chapter: number): Html {
  const { books } = edition.translation
  const at = books.indexOf(book)
  const [before, after] = [books[at - 1], books[at + 1]]
  const previous =
    chapter > 1 ? { book, chapter: chapter - 1 } : before && { book: before, chapter: before.chapter_count }
  const next = chapter < book.chapter_count ? { book, chapter: chapter + 1 } : after && { book: after, chapter: 1 }
  const link = (to: typeof next, rel: string, label: (name: string) => string) =>
    to &&
    html`<a rel="${rel}" href="${readUrl(to.book.id, to.chapter, edition)}">${label(`${to.book.name} ${to.chapter}`)}</a>`
  return html`${link(previous, 'prev', (name) => `← ${name}`)} ${link(next, 'next', (name) => `${name} →`)}`
}

/** Fixed help for a visitor in distress. */
export function carePart({ language, help }: Care): Html {
  return html`<section class="care" lang="${language}" aria-label="${language === 'es' ? 'Ayuda' : 'Help'}">${markdownHtml(help)}</section>`
}

type Place = { book: TocBook; chapter: number; verses: readonly PassageVerse[] }

/** The passage that answers a typed text, with its verses. */
export function passagePart(edition: PlainEdition, { book, chapter, verses }: Place): Html {
  const shown = verses.map(({ verse, text }) => html`<sup class="verse-number">${verse}</sup>${text} `)
  const [first] = verses
  const url = `${readUrl(book.id, chapter, edition)}${first ? `#v${first.verse}` : ''}`
  return html`<h2>${book.name} ${chapter}</h2>${inLanguage(edition.translation, html`<p>${shown}</p>`)}<p><a href="${url}">Read ${book.name} ${chapter}</a></p>`
}

/** Why no passage opens. */
export function reasonOf({ reason, detail }: HomeAnswer): string {
  if (reason === 'missing') return detail ?? 'This translation does not have that place.'
  if (reason === 'outside') return 'This is not a question that a passage of the Bible answers.'
  return 'No passage was found that answers this.'
}

export function resultsPart(edition: PlainEdition, { total, results, ...found }: SearchAnswer): Html {
  if (found.not_searched) return html`<p>${found.not_searched}</p>`
  if (found.too_common)
    return html`<p>These words are in almost every verse. Put them into quotation marks to search for exactly these words.</p>`
  if (total === 0) return html`<p role="status">No verse has these words.</p>`
  const names = new Map(edition.translation.books.map(({ id, name }) => [id, name]))
  const row = ({ book, chapter, verse, html: text }: SearchAnswer['results'][number]) =>
    html`<li><a href="${readUrl(book, chapter, edition)}#v${verse}">${names.get(book)} ${chapter}:${verse}</a><br>${{ html: text }}</li>`
  return html`<h2>Verses with these words: ${total}</h2>${inLanguage(edition.translation, html`<ul>${results.map(row)}</ul>`)}`
}
