import { createChanges } from '../../data/create-store.ts'
import { MADE, openDatabase, resultOf, STORES } from './idb.ts'

/** A connection to the document's database, which is opened again if the browser breaks it. */
export type Connection = {
  /** Begins a transaction, at once unless the database must be opened again. Rejects if it is closed or deleted. */
  begin: (stores: string | string[], mode?: IDBTransactionMode) => Promise<IDBTransaction>
  /** Calls back when the database was deleted, by another tab or by the browser. */
  onLost: (listener: () => void) => void
  /** Calls back when the database is open again. What was being written when it broke may be missing. */
  onReopened: (listener: () => void) => void
  close: () => void
}

/** While a browser deletes the data of a site, it refuses to open a database for some milliseconds. */
const PAUSES_MS = [20, 100, 500, 2000, 10_000]

/** Opens the document's database, and creates it at the first opening. */
export async function connect(name: string): Promise<Connection> {
  const [lost, reopened] = [createChanges(), createChanges()]
  let isBroken = false
  let isClosed = false
  let reopening: Promise<void> | null = null
  const close = () => {
    isClosed = true
    db.close()
  }
  const lose = () => {
    if (isClosed) return
    close()
    lost.notify()
  }
  const watch = (opened: IDBDatabase) => {
    opened.onversionchange = lose
    opened.onclose = () => {
      isBroken = true
      reopenSoon()
    }
    return opened
  }
  const openAgain = async () => {
    const found = await openExisting(name)
    if (found) db = watch(found)
    if (!found || (await madeOf(found)) !== made) lose()
    if (isClosed) {
      db.close()
      throw new Error('The database is closed')
    }
    isBroken = false
    reopened.notify()
  }
  const reopen = () => {
    reopening ??= openAgain().finally(() => {
      reopening = null
    })
    return reopening
  }
  const reopenSoon = (tries = 0) => {
    if (!isBroken || isClosed) return
    reopen().catch(() => {
      // after these tries the next use is another one
      if (tries < PAUSES_MS.length) setTimeout(() => reopenSoon(tries + 1), PAUSES_MS[tries])
    })
  }
  let db = watch(await openDatabase(name, STORES))
  const made = await madeOf(db)
  return {
    async begin(stores, mode) {
      if (isBroken && !isClosed) await reopen()
      return db.transaction(stores, mode)
    },
    onLost: (listener) => void lost.subscribe(listener),
    onReopened: (listener) => void reopened.subscribe(listener),
    close,
  }
}

/** Which database of this name it is: one that is made after a deletion is another. */
const madeOf = (db: IDBDatabase) => resultOf<unknown>(db.transaction('state').objectStore('state').get(MADE))

/** Opens a database without creating it; null if it was deleted. */
function openExisting(name: string): Promise<IDBDatabase | null> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name)
    let isNew = false
    opening.onupgradeneeded = () => {
      isNew = true
      opening.transaction!.abort()
      opening.result.close()
    }
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => (isNew ? resolve(null) : reject(opening.error))
  })
}
