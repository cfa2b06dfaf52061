import type { TocBook } from '../contract/bible.ts'
import type { Versification } from './versification.ts'

/** A translation as answers need it: its language, the names of its books, and how it numbers its verses. */
export type ReaderTranslation = {
  id: string
  language: string
  books: ReadonlyMap<string, TocBook>
  versification: Versification
}
