import { INDEX_FORMAT, indexFromBytes, indexToBytes } from '../seals/stored-index.ts'
import { buildTextIndex, type Entry, type TextIndex } from '../seals/text-index.ts'
import type { Db } from './db.ts'
import { pause } from './pause.ts'
import {
  findIndexPart,
  findIndexVersion,
  listEntries,
  listTexts,
  saveIndex,
  type TextHead,
} from './sql/text-indexes.ts'

/** A text with its search index. */
export type LibraryText = TextHead & { index: TextIndex }

export type Library = {
  /** Every installed text, as of a few seconds ago at most. */
  heads: () => Promise<readonly TextHead[]>
  /** A text with its index, loaded when first needed. */
  text: (head: TextHead) => Promise<LibraryText>
}

const FRESH_MS = 5000
const ROWS = 1500
/** Small enough to read a part in a few milliseconds. */
const PART_BYTES = 512 * 1024

const libraries = new WeakMap<Db, Library>()

/** The texts of a database, shared by all callers. Nothing is read before it is needed. */
export function libraryOf(db: Db): Library {
  const library = libraries.get(db) ?? openLibrary(db)
  libraries.set(db, library)
  return library
}

function openLibrary(db: Db): Library {
  const texts = new Map<string, { version: string; text: Promise<LibraryText> }>()
  let known: { at: number; heads: Promise<TextHead[]> } | undefined
  return {
    heads() {
      if (!known || performance.now() - known.at > FRESH_MS) known = { at: performance.now(), heads: listTexts(db) }
      known.heads.catch(() => {
        known = undefined
      })
      return known.heads
    },
    text(head) {
      const loaded = texts.get(head.id)
      if (loaded?.version === head.version) return loaded.text
      const text = loadIndex(db, head).then((index) => ({ ...head, index }))
      texts.set(head.id, { version: head.version, text })
      text.catch(() => texts.delete(head.id))
      return text
    },
  }
}

/** Builds and stores the index of every text that has none for its current version. Returns the ids of those built. */
export async function storeIndexes(db: Db): Promise<string[]> {
  const built: string[] = []
  for (const head of await listTexts(db)) {
    if ((await findIndexVersion(db, head.id)) === versionOf(head)) continue
    await buildIndex(db, head)
    built.push(head.id)
  }
  return built
}

const versionOf = ({ version }: TextHead): string => `${INDEX_FORMAT}:${version}`

async function loadIndex(db: Db, head: TextHead): Promise<TextIndex> {
  const parts: Buffer[] = []
  for (;;) {
    const part = await findIndexPart(db, head.id, versionOf(head), parts.length)
    if (!part) break
    parts.push(part)
    await pause()
  }
  if (parts.length === 0) return buildIndex(db, head)
  // a separate copy begins at an aligned offset
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  await pause()
  return indexFromBytes(bytes)
}

async function buildIndex(db: Db, head: TextHead): Promise<TextIndex> {
  const entries: Entry[] = []
  for (;;) {
    const rows = await listEntries(db, head, entries.length, ROWS)
    for (const row of rows) entries.push(row)
    if (rows.length < ROWS) break
    await pause()
  }
  const index = await buildTextIndex(entries, pause)
  const bytes = indexToBytes(index)
  const parts = Array.from({ length: Math.ceil(bytes.length / PART_BYTES) }, (_, i) => {
    return bytes.subarray(i * PART_BYTES, (i + 1) * PART_BYTES)
  })
  await saveIndex(db, head.id, versionOf(head), parts)
  return index
}
