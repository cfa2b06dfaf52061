import type { Bible, HomeAnswer, PassageVerse, SearchAnswer, TocBook } from '#shared/contract/bible.ts'
import type { Care } from '#shared/contract/care.ts'
import { directionOf } from '#shared/words/languages.ts'
import type { Translation } from '../bible/translations.ts'
import { type Html, html } from '../http/html.ts'
import { bookLanguage, bookName, chapterName, type PlainEdition } from './book-names.ts'
import { markdownHtml } from './markdown-html.ts'
import { plainUrl } from './plain-address.ts'
import { plainWords, type Say } from './words.ts'

const readUrl = (book: string, chapter: number, { bible }: PlainEdition) => plainUrl(`/read/${book}/${chapter}`, bible)

/** Text in the translation's language. */
const inLanguage = ({ language, direction }: Translation, words: Html): Html =>
  html`<div lang="${language}" dir="${direction}">${words}</div>`

type Home = { site: string; bibles: readonly Bible[]; hasProfile: boolean }

export function homePage(edition: PlainEdition, { site, bibles, hasProfile }: Home): Html {
  const say = plainWords(edition.language)
  const profile = hasProfile && html` · <a href="${plainUrl('/profile', edition.bible)}">${say('yourProfile')}</a>`
  return html`<h1>${site}</h1><p>${say('purpose')}</p>
<p><a href="${readUrl(edition.translation.books[0]?.id ?? 'GEN', 1, edition)}">${say('begin')}</a> · <a href="${plainUrl('/books', edition.bible)}">${say('allBooks')}</a>${profile}</p>
${translations('/', edition, bibles)}`
}

/** The translations as links to the same page. */
function translations(path: string, { translation, language: page }: PlainEdition, bibles: readonly Bible[]): Html {
  const link = ({ id, name, language }: Bible) =>
    id === translation.id
      ? html`<strong lang="${language}">${name}</strong>`
      : html`<a lang="${language}" href="${plainUrl(path, id)}">${name}</a>`
  return html`<section class="more"><h2>${plainWords(page)('translation')}</h2><ul>${bibles.map((bible) => html`<li>${link(bible)}</li>`)}</ul></section>`
}

export function booksPage(edition: PlainEdition): Html {
  const book = (each: TocBook) =>
    html`<li><a href="${readUrl(each.id, 1, edition)}"${bookLanguage(each, edition)}>${bookName(each, edition)}</a></li>`
  return html`<h1>${plainWords(edition.language)('books')}</h1><ul class="books">${edition.translation.books.map(book)}</ul>`
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
  const say = plainWords(edition.language)
  const numbers = Array.from({ length: book.chapter_count }, (_, index) => index + 1)
  const link = (n: number) =>
    n === chapter ? html`<strong>${n}</strong> ` : html`<a href="${readUrl(book.id, n, edition)}">${n}</a> `
  const named = bookLanguage(book, edition)
  return html`<h1${named}>${name}</h1><p class="about"><bdi lang="${translation.language}">${translation.name}</bdi> · <a href="#ask">${say('ask')}</a></p>${reading?.head}
${inLanguage(translation, { html: withLevels(text) })}${reading?.foot}<nav class="turn" aria-label="${say('chapters')}">${turn(edition, book, chapter)}</nav>
${ask}
<section class="more numbers"><h2${named}>${bookName(book, edition)}</h2>${numbers.map(link)}</section>${translations(`/read/${book.id}/${chapter}`, edition, bibles)}`
}

/** The headings of a chapter one level below its name; the title of a psalm belongs to its text. */
function withLevels(text: string): string {
  return text.replace(/<(\/?)h3\b/g, '<$1h2').replace(/<(\/?)h4\b/g, '<$1p')
}

/** Links to the previous and the next chapter, also of another book. */
function turn(edition: PlainEdition, book: TocBook, chapter: number): Html {
  const { books } = edition.translation
  const say = plainWords(edition.language)
  const at = books.indexOf(book)
  const [before, after] = [books[at - 1], books[at + 1]]
  const previous =
    chapter > 1 ? { book, chapter: chapter - 1 } : before && { book: before, chapter: before.chapter_count }
  const next = chapter < book.chapter_count ? { book, chapter: chapter + 1 } : after && { book: after, chapter: 1 }
  const link = (to: typeof next, key: 'previous' | 'next') => {
    if (!to) return ''
    const name = chapterName(to.book, to.chapter, edition)
    const rel = key === 'next' ? 'next' : 'prev'
    return html`<a rel="${rel}" href="${readUrl(to.book.id, to.chapter, edition)}">${say(key, { name })}</a>`
  }
  return html`${link(previous, 'previous')} ${link(next, 'next')}`
}

/** Fixed help for a visitor in distress. */
export function carePart({ language, help }: Care): Html {
  return html`<section class="care" lang="${language}" dir="${directionOf(language)}" aria-label="${plainWords(language)('help')}">${markdownHtml(help)}</section>`
}

type Place = { book: TocBook; chapter: number; verses: readonly PassageVerse[] }

/** The passage that answers a typed text, with its verses. */
export function passagePart(edition: PlainEdition, { book, chapter, verses }: Place): Html {
  const shown = verses.map(({ verse, text }) => html`<sup class="verse-number">${verse}</sup>${text} `)
  const [first] = verses
  const url = `${readUrl(book.id, chapter, edition)}${first ? `#v${first.verse}` : ''}`
  const name = chapterName(book, chapter, edition)
  return html`<h2${bookLanguage(book, edition)}>${name}</h2>${inLanguage(edition.translation, html`<p>${shown}</p>`)}<p><a href="${url}">${plainWords(edition.language)('readChapter', { name })}</a></p>`
}

/** Why no passage opens. What is missing is said exactly in English only. */
export function reasonOf({ reason, detail, unknown_book: name }: HomeAnswer, language: string): string {
  const say = plainWords(language)
  if (reason === 'missing' && name) return say('noBook', { name })
  if (reason === 'missing') return language === 'en' && detail ? detail : say('missingPlace')
  return say(reason === 'outside' ? 'outside' : 'noPassage')
}

export function resultsPart(edition: PlainEdition, { total, results, ...found }: SearchAnswer): Html {
  const say: Say = plainWords(edition.language)
  if (found.too_common) return html`<p>${say('tooCommon')}</p>`
  if (total === 0) return html`<p role="status">${say('noVerse')}</p>`
  const books = new Map(edition.translation.books.map((book) => [book.id, book]))
  const row = ({ book: id, chapter, verse, html: text }: SearchAnswer['results'][number]) => {
    const book = books.get(id)
    const place = `${chapter}:${verse}`
    const named = book ? html`<span${bookLanguage(book, edition)}>${chapterName(book, place, edition)}</span>` : place
    return html`<li><a href="${readUrl(id, chapter, edition)}#v${verse}">${named}</a>${inLanguage(edition.translation, { html: text })}</li>`
  }
  return html`<h2>${say('versesFound', { total })}</h2><ul>${results.map(row)}</ul>`
}
