import { newId } from '../items.ts'

/** The stores of the document's database. */
export const STORES: Record<string, IDBObjectStoreParameters> = {
  updates: { autoIncrement: true },
  // the keys count upwards and are never used twice: they order what this browser sends
  outbox: { autoIncrement: true },
  state: {},
}

/** The key in `state` of the first look at the items. A change deletes it; it is written again when nothing changes. */
export const LOOK = 'look'

/** The key in `state` of a random id that the database gets when it is made. */
export const MADE = 'made'

/** Opens a database of this browser, with its stores created at the first opening. */
export function openDatabase(name: string, stores: Record<string, IDBObjectStoreParameters>): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, 1)
    opening.onupgradeneeded = () => {
      for (const [store, options] of Object.entries(stores)) opening.result.createObjectStore(store, options)
      opening.transaction!.objectStore('state').put(newId(), MADE)
    }
    opening.onsuccess = () => {
      // another tab erases the database: this one must not block that
      opening.result.onversionchange = () => opening.result.close()
      resolve(opening.result)
    }
    opening.onerror = () => reject(opening.error)
  })
}

/** The result of one request. */
export function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** Resolves when everything that a transaction wrote is stored. */
export function stored(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
    transaction.onerror = () => reject(transaction.error)
  })
}
