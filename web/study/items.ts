/** A range of words: `from` counts in the first verse, `to` in the last one and is excluded. */
export type WordRange = { from: number; to: number }

/** What an item belongs to. Without verses it is the whole chapter. Words count only in the same edition. */
export type StudyPlace = {
  edition: string
  book: string
  chapter: number
  verses: readonly number[]
  words?: WordRange
}

/** Each colour has a line of its own, for readers who do not distinguish colours; marks.css paints both. */
export const colors = ['gold', 'green', 'blue', 'rose', 'violet'] as const
export type Color = (typeof colors)[number]

type Common = {
  id: string
  at: StudyPlace
  /** The words of the place when the item was made; empty if their publisher forbids storing them. */
  quote: string
  labels: readonly string[]
  /** Milliseconds since 1970. */
  made: number
  edited: number
}
export type Highlight = Common & { kind: 'highlight'; color: Color }
export type StudyNote = Common & { kind: 'note'; text: string }
export type Bookmark = Common & { kind: 'bookmark'; list: string; order: number }
export type StudyItem = Highlight | StudyNote | Bookmark
export type StudyKind = StudyItem['kind']

export const QUOTE_MAX = 300
/** Names of labels and of lists of bookmarks. */
export const NAME_MAX = 40
export const LABELS_MAX = 20
/** The first list of bookmarks, as it is stored; `listName` is what the visitor sees. */
export const FIRST_LIST = 'Bookmarks'

/** A new item's id: 96 random bits. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A name as it is stored: one line, trimmed and cut; empty for no name. */
export const cleanName = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, NAME_MAX).trim()

/** Whether an item belongs to a verse; one of a whole chapter belongs to none. */
export const isAt = ({ at }: StudyItem, verses: readonly number[]): boolean =>
  at.verses.some((verse) => verses.includes(verse))
