import { addWords, type Vocabulary } from '#shared/bible/vocabulary.ts'
import type { Db } from '#shared/server/db.ts'
import { listTexts } from '#shared/server/sql/vocabulary.ts'
import type { Translation } from './translations.ts'

const MAX_KEPT = 6

/** The words of a translation's text, for searches whose words it does not have. */
export type Vocabularies = { of: (translation: Translation) => Promise<Vocabulary> }

/**
 * Reads the words of a translation on first use, book by book so that other requests do not wait long, and keeps those
 * of the latest translations until they are imported again.
 */
export function createVocabularies(db: Db): Vocabularies {
  const kept = new Map<string, Promise<Vocabulary>>()
  return {
    of(translation) {
      const key = `${translation.id} ${translation.version}`
      const known = kept.get(key)
      if (known !== undefined) return known
      const reading = read(db, translation)
      reading.catch(() => kept.delete(key))
      if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value as string)
      kept.set(key, reading)
      return reading
    },
  }
}

async function read(db: Db, { id, books }: Translation): Promise<Vocabulary> {
  const vocabulary: Vocabulary = new Map()
  for (const book of books) {
    for (const text of await listTexts(db, id, book.id)) addWords(vocabulary, text)
  }
  return vocabulary
}
