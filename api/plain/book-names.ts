import { nameOfOne } from '#shared/bible/name-of-one.ts'
import type { TocBook } from '#shared/contract/bible.ts'
import { primaryLanguage } from '#shared/primary-language.ts'
import { wordIn } from '#shared/server/words.ts'
import type { Translation } from '../bible/translations.ts'
import { type Html, html } from '../http/html.ts'

/** A translation, the id that links of a page carry (none for the default one), and the language of the page. */
export type PlainEdition = { translation: Translation; bible?: string; language: string }

type Book = Pick<TocBook, 'id' | 'name'>

/** The name of a book as in the app: in the language of the page, if the translation's own names are in another. */
export function bookName(book: Book, edition: PlainEdition): string {
  return pageName(book, edition) ?? book.name
}

/** A chapter, or a passage in one, by its name: one of the "Salmos" is a "Salmo". */
export const chapterName = (book: Book, place: number | string, edition: PlainEdition): string =>
  `${nameOfOne(bookName(book, edition))} ${place}`

/** The attributes of an element with such a name; none if it is in the language of the page. */
export function bookLanguage(book: Book, edition: PlainEdition): Html {
  const { translation, language } = edition
  if (primaryLanguage(translation.language) === language || pageName(book, edition)) return html``
  return html` lang="${translation.language}" dir="${translation.direction}"`
}

function pageName({ id }: Book, { translation, language }: PlainEdition): string | undefined {
  return primaryLanguage(translation.language) === language ? undefined : wordIn(language, 'books', id)
}
