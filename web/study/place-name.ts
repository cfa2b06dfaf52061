import { bookById } from '#shared/bible/books.ts'
import { formatVerses } from '#shared/bible/verses.ts'
import type { TocBook } from '#shared/contract/bible.ts'
import { chapterName } from '../data/places.ts'
import type { StudyPlace } from './items.ts'

type At = Pick<StudyPlace, 'book' | 'chapter' | 'verses'>

/** "John 3:16–18", with the book's name in a translation if its books are known. */
export function placeName({ book, chapter, verses }: At, books: readonly TocBook[] = []): string {
  const named = books.find(({ id }) => id === book) ?? { id: book, name: bookById(book)?.name ?? book }
  const name = chapterName(named, chapter)
  return verses.length > 0 ? `${name}:${formatVerses(verses, { comma: ', ', dash: '–' })}` : name
}
