import { parseVerses } from './bible/verses.ts'

/** The place that a link in an answer opens. Only the reader's own addresses count; other links become plain text. */
export function placeOfLink(href: string | undefined): { book: string; chapter: number; verses: number[] } | null {
  const match = /^\/read\/([1-4A-Z][A-Z0-9]{2})\/(\d{1,3})(?:\?verse=([\d,-]{1,60}))?$/.exec(href ?? '')
  if (!match) return null
  const [, book = '', chapter = '', verse] = match
  return { book, chapter: Number(chapter), verses: verse ? parseVerses(verse) : [] }
}
