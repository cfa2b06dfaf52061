import { STUDY_DATABASE } from '../../data/useStored.ts'
import type { FirstLook } from '../first-look.ts'
import { LOOK, openDatabase, resultOf, STORES, stored } from './idb.ts'

/** What this browser keeps for sending the document to the visitor's other devices. */
export type SyncState = {
  /** The document's secret. Other devices receive it in a link; the server never does. */
  secret: Uint8Array<ArrayBuffer>
  /** This browser, as the server counts its updates. */
  client: string
  /** The last update of the server that is in the document. */
  cursor: number
}

/** Something to send: an update, or, without bytes, the whole document. */
export type Waiting = { seq: number; bytes: Uint8Array<ArrayBuffer> | null }

/** The document's updates and what is still to be sent, in IndexedDB. Each method is one transaction. */
export type LocalStore = {
  /** Every stored update in order, and the key of the last one. */
  load: () => Promise<{ updates: Uint8Array[]; last: number }>
  /** Stores an update of this device, also for sending if the document is shared with other devices. */
  append: (bytes: Uint8Array) => Promise<void>
  /** Replaces the updates up to a key by one that contains them; another tab may have stored later ones. */
  replace: (bytes: Uint8Array, last: number) => Promise<void>
  sync: () => Promise<SyncState | null>
  /** Shares the document from now on; `sendsAll` if what it has is new to the other devices. */
  share: (state: SyncState, sendsAll: boolean) => Promise<void>
  /** Keeps the document only here again. */
  unshare: () => Promise<void>
  /** Reads the server's updates from the first one again. */
  restart: () => Promise<void>
  /** Stores what arrived from the server, and how far it was read. */
  receive: (updates: readonly Uint8Array[], cursor: number) => Promise<void>
  waiting: () => Promise<Waiting[]>
  /** Everything up to this has arrived at the server. */
  sent: (seq: number) => Promise<void>
  /** Sends the whole document next. */
  sendAll: () => Promise<void>
  /** Whether a first look at the items is kept. Every change deletes it. */
  hasLook: () => Promise<boolean>
  keepLook: (look: FirstLook) => Promise<void>
  close: () => void
}

const SYNC = 'sync'

export async function openLocalStore(name = STUDY_DATABASE): Promise<LocalStore> {
  const db = await openDatabase(name, STORES)
  const read = (store: string) => db.transaction(store).objectStore(store)
  const write = async (stores: string[], run: (of: (store: string) => IDBObjectStore) => void | Promise<void>) => {
    const transaction = db.transaction(stores, 'readwrite')
    await run((store) => transaction.objectStore(store))
    await stored(transaction)
  }
  const sync = () => resultOf<SyncState | undefined>(read('state').get(SYNC))
  let isShared = (await sync()) !== undefined

  return {
    load: async () => {
      const all = read('updates')
      const [updates, keys] = await Promise.all([resultOf<Uint8Array[]>(all.getAll()), resultOf(all.getAllKeys())])
      return { updates, last: Number(keys.at(-1) ?? 0) }
    },
    async append(bytes) {
      // committed without waiting for anything: the page may be left in this moment
      const transaction = db.transaction(['updates', 'outbox', 'state'], 'readwrite')
      transaction.objectStore('updates').add(bytes)
      transaction.objectStore('state').delete(LOOK)
      if (isShared) transaction.objectStore('outbox').add({ bytes })
      transaction.commit?.()
      await stored(transaction)
      if (isShared) return
      // another tab may have shared the document in the meantime
      isShared = (await sync()) !== undefined
      if (isShared) await write(['outbox'], (of) => void of('outbox').add({ bytes }))
    },
    replace: (bytes, last) =>
      write(['updates'], (of) => {
        of('updates').delete(IDBKeyRange.upperBound(last))
        of('updates').add(bytes)
      }),
    sync: async () => (await sync()) ?? null,
    async share(state, sendsAll) {
      await write(['state', 'outbox'], (of) => {
        of('outbox').clear()
        of('state').put(state, SYNC)
        if (sendsAll) of('outbox').add({ bytes: null })
      })
      isShared = true
    },
    async unshare() {
      await write(['state', 'outbox'], (of) => {
        of('outbox').clear()
        of('state').delete(SYNC)
      })
      isShared = false
    },
    restart: () =>
      write(['state'], async (of) => {
        const state = await resultOf<SyncState | undefined>(of('state').get(SYNC))
        if (state) of('state').put({ ...state, cursor: 0 }, SYNC)
      }),
    receive: (updates, cursor) =>
      write(['updates', 'state'], async (of) => {
        for (const bytes of updates) of('updates').add(bytes)
        if (updates.length > 0) of('state').delete(LOOK)
        const state = await resultOf<SyncState | undefined>(of('state').get(SYNC))
        if (state && cursor > state.cursor) of('state').put({ ...state, cursor }, SYNC)
      }),
    waiting: async () => {
      const outbox = db.transaction('outbox').objectStore('outbox')
      const [keys, values] = await Promise.all([resultOf(outbox.getAllKeys()), resultOf(outbox.getAll())])
      return values.map(({ bytes }, index) => ({ bytes, seq: Number(keys[index]) }))
    },
    sent: (seq) => write(['outbox'], (of) => void of('outbox').delete(IDBKeyRange.upperBound(seq))),
    sendAll: () => write(['outbox'], (of) => void of('outbox').add({ bytes: null })),
    hasLook: async () => (await resultOf(read('state').getKey(LOOK))) !== undefined,
    keepLook: (look) => write(['state'], (of) => void of('state').put(look, LOOK)),
    close: () => db.close(),
  }
}
