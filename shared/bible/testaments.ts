import { FIRST_NT_BOOK } from '../limits.ts'

export type TestamentTab = 'ot' | 'nt'

/** The books of one testament: the New begins at its first book and runs to the end, in the translation's own order. */
export function booksOfTestament<Book extends { id: string }>(
  books: readonly Book[],
  testament: TestamentTab,
): readonly Book[] {
  const split = books.findIndex(({ id }) => id === FIRST_NT_BOOK)
  const border = split === -1 ? books.length : split
  return testament === 'ot' ? books.slice(0, border) : books.slice(border)
}
