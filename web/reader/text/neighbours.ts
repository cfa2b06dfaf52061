import type { TocBook } from '#shared/contract/bible.ts'

export type ChapterPlace = { book: TocBook; chapter: number }

/** The previous and the next chapter, across books; null at either end of the Bible. */
export function neighbours(
  books: readonly TocBook[],
  book: string,
  chapter: number,
): Record<'previous' | 'next', ChapterPlace | null> {
  const index = books.findIndex(({ id }) => id === book)
  const here = books[index]
  if (!here) return { previous: null, next: null }
  const before = books[index - 1]
  const after = books[index + 1]
  return {
    previous:
      chapter > 1
        ? { book: here, chapter: chapter - 1 }
        : before
          ? { book: before, chapter: before.chapter_count }
          : null,
    next:
      chapter < here.chapter_count ? { book: here, chapter: chapter + 1 } : after ? { book: after, chapter: 1 } : null,
  }
}
