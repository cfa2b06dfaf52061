const part = encodeURIComponent

/** The reader's address of a chapter: `/read/JHN/3`. */
export function readerAddress(book: string, chapter: number | string): string {
  return `/read/${part(book)}/${part(chapter)}`
}

/** The API's address of a chapter's HTML: `/api/bible/eng-web/book/JHN/chapters/3`. */
export function chapterUrl(bible: string, book: string, chapter: number): string {
  return `/api/bible/${part(bible)}/book/${part(book)}/chapters/${chapter}`
}

/**
 * The API's address of a reference's verses. `numbering` is the translation whose verse numbers the reference uses; by
 * default those of English Bibles.
 */
export const passageUrl = (bible: string, ref: string, numbering?: string): string =>
  `/api/bible/${part(bible)}/passage?ref=${part(ref)}${numbering ? `&numbering=${part(numbering)}` : ''}`

/** The reader's address of a conversation about some verses: `/read/JHN/3?verse=16&chatId=12`. */
export function chatAddress(book: string, chapter: number, verses: readonly number[], chat: number): string {
  const [first, last] = [verses[0], verses.at(-1)]
  const verse = first === undefined ? '' : `verse=${first === last ? first : `${first}-${last}`}&`
  return `${readerAddress(book, chapter)}?${verse}chatId=${chat}`
}
