import { findBook } from '#shared/bible/books.ts'
import { formatVerses, parseVerses } from '#shared/bible/verses.ts'
import { readerAddress } from '#shared/chapter-address.ts'
import type { Care } from '#shared/contract/care.ts'

/** A passage that the reader can open. */
export type Place = { book: string; chapter: number; verses?: readonly number[] }

/** A question in distress is passed outside the address, which browsers store and show. */
export type AskedInDistress = { question: string; care: Care }

/** The question was asked at Home: on a phone its conversation opens tall. */
export type AskedAtHome = { isAskedAtHome: true }

/** The chapter is opened only for what is beside it: reading continues elsewhere. */
export type OpenedAside = { isAside: true }

/** The conversation was chosen by the reader: it opens even if they have closed it before. */
export type ChosenChat = { isChosen: true }

/** Display name of the place where a reference was followed from: the reader offers a link back. */
export type CameFrom = { cameFrom: string }

/** The address of a place in the reader, and what else the reader does there. */
export function readPath(
  place: Place,
  also: { chatId?: number | null; question?: string | null; with?: string | null } = {},
): string {
  const query = new URLSearchParams()
  if (place.verses?.length) query.set('verse', formatVerses(place.verses))
  if (also.chatId) query.set('chatId', String(also.chatId))
  if (also.question) query.set('question', also.question)
  if (also.with) query.set('with', also.with)
  const text = query.toString().replaceAll('%2C', ',')
  return `${readerAddress(place.book, place.chapter)}${text ? `?${text}` : ''}`
}

/**
 * The place that a reference names: `ISA.7.14`, `Book.3.4-Book.3.6`, `Isaiah 7:14-16`. `Jude 5` means chapter 5 here,
 * read literally. Null if it names none. A range that crosses chapters opens at its start.
 */
export function parsePlace(reference: string): Place | null {
  const text = reference.trim()
  if (text.length > 100) return null
  const dotted = /^([1-4]?[A-Za-z]{2,12})\.(\d{1,3})(?:\.(\d{1,3}))?(?:\s*[-–]\s*(.+))?$/.exec(text)
  const spoken =
    dotted ?? /^((?:[1-4]|I{1,3})?\s*[\p{L} ]{2,40}?)\.?\s+(\d{1,3})(?:[:.](\d{1,3}))?(?:\s*[-–]\s*(.+))?$/u.exec(text)
  if (!spoken) return null
  const [, name = '', chapter = '', verse, rest] = spoken
  const book = findBook(name)
  if (!book || Number(chapter) < 1) return null
  const place = { book: book.id, chapter: Number(chapter) }
  if (!verse) return place
  const end = endVerse(rest, book.id, place.chapter)
  const verses = parseVerses(end ? `${verse}-${end}` : verse)
  return verses.length ? { ...place, verses } : { ...place, verses: parseVerses(verse) }
}

/** The last verse of a range that ends in the chapter it starts in. */
function endVerse(rest: string | undefined, book: string, chapter: number): number | null {
  if (!rest) return null
  if (/^\d{1,3}$/.test(rest)) return Number(rest)
  const [, name, inChapter, verse] = /^(?:([1-4]?[A-Za-z]{2,12})\.)?(\d{1,3})[.:](\d{1,3})$/.exec(rest) ?? []
  const isSame = Number(inChapter) === chapter && (!name || findBook(name)?.id === book)
  return verse && isSame ? Number(verse) : null
}
