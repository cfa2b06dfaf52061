import { type StoredText, storedText } from '#shared/bible/quote.ts'
import { wordsOf } from '#shared/bible/search-words.ts'
import type { Reference } from '#shared/bible/versification.ts'
import type { Db } from '#shared/server/db.ts'
import { findVersesLike } from '#shared/server/sql/study.ts'
import { readVerses, type Translation } from '../translation.ts'

/** The stored texts that the check of one answer needs, each read once. */
export type Shelf = {
  read(range: Reference): Promise<StoredText>
  /** Verses that share most of the telling words of a text, at most so many as are worth comparing. */
  search(text: string): Promise<Reference[]>
  /** The first tool result that held the beginning of this passage. */
  readBy(range: Reference): number | null
}

const MAX_SEARCHES = 8
const MAX_VERSES = 200

/** Opens the shelf of one answer. */
export function createShelf(
  db: Db,
  translation: Translation,
  results: readonly ({ result: unknown } | undefined)[],
): Shelf {
  const texts = new Map<string, Promise<StoredText>>()
  const verses = new Map<string, string>()
  const seen = results.map((each) => (each ? JSON.stringify(each.result) : ''))
  let searches = 0
  const load = async (range: Reference) => {
    const rows = (await readVerses(db, translation, range)).slice(0, MAX_VERSES)
    for (const { chapter, verse, text } of rows) verses.set(`${range.book}.${chapter}.${verse}`, text)
    return storedText(rows)
  }
  return {
    read(range) {
      const key = JSON.stringify(range, ['book', 'start_chapter', 'start_verse', 'end_chapter', 'end_verse'])
      const found = texts.get(key) ?? load(range)
      texts.set(key, found)
      return found
    },
    async search(text) {
      if (++searches > MAX_SEARCHES) return []
      const words = [...new Set(wordsOf(text).map((word) => word.toLowerCase()))]
        .sort((a, b) => b.length - a.length)
        .slice(0, 6)
      return findVersesLike(db, translation, words, 8)
    },
    readBy({ book, start_chapter, start_verse }) {
      const text = verses.get(`${book}.${start_chapter}.${start_verse}`)
      if (!text) return null
      const part = JSON.stringify(text.slice(0, 60)).slice(1, -1)
      const index = seen.findIndex((result) => result.includes(part))
      return index === -1 ? null : index
    },
  }
}
