import type { Db } from './db.ts'
import { type BibleHead, findBible } from './sql/bibles.ts'

/**
 * Computes something for a translation once, and caches it until the next import. Undefined for an unknown id. A caller
 * who has just read the translation passes it as `current`.
 */
export function oncePerImport<T>(
  make: (db: Db, head: BibleHead) => Promise<T>,
): (db: Db, id: string, current?: BibleHead) => Promise<T | undefined> {
  const stores = new WeakMap<Db, Map<string, { version: string; made: T }>>()
  return async (db, id, current) => {
    const kept = stores.get(db) ?? new Map<string, { version: string; made: T }>()
    stores.set(db, kept)
    const head = current ?? (await findBible(db, id))
    if (!head) return undefined
    const known = kept.get(id)
    if (known?.version === head.version) return known.made
    const made = await make(db, head)
    kept.set(id, { version: head.version, made })
    return made
  }
}
