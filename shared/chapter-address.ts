const part = encodeURIComponent

/** The reader's address of a chapter: `/read/JHN/3`. */
export function readerAddress(book: string, chapter: number | string): string {
  return `/read/${part(book)}/${part(chapter)}`
}

/** The API's address of a chapter's HTML: `/api/bible/eng-web/book/JHN/chapters/3`. */
export function chapterUrl(bible: string, book: string, chapter: number): string {
  return `/api/bible/${part(bible)}/book/${part(book)}/chapters/${chapter}`
}
