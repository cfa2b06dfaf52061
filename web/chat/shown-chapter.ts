import { bookById } from '#shared/bible/books.ts'
import { chapterName } from '../data/places.ts'
import { wordIn } from '../words/words.ts'

/** The display name of a chapter in the interface's language, where the names of its translation are not loaded. */
export function shownChapter(book: string, chapter: number): string {
  return chapterName({ id: book, name: wordIn('books', book) ?? bookById(book)?.name ?? book }, chapter)
}
