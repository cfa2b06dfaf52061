import { STUDY_DATABASE } from '../../data/useStored.ts'
import type { FirstLook } from '../first-look.ts'
import { type Connection, connect } from './connection.ts'
import { LOOK, resultOf, stored } from './idb.ts'

/** What this browser keeps for sending the document to the visitor's other devices. */
export type SyncState = {
  /** The document's secret. Other devices receive it in a link; the server never does. */
  secret: Uint8Array<ArrayBuffer>
  /** This browser, as the server counts its updates. */
  client: string
  /** The last update of the server that is in the document. */
  cursor: number
}

/** This browser shares another document now, or none: another window opened a link, or the data was deleted. */
export class SharedAnew extends Error {}

/** Something to send: an update, or, without bytes, the whole document. */
export type Waiting = { seq: number; bytes: Uint8Array<ArrayBuffer> | null }

/**
 * The document's updates and what is still to be sent, in IndexedDB. Each method is one transaction. Those of an exchange
 * name its `client`; they change nothing and reject with SharedAnew if this browser is another client now.
 */
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
  unshare: (client: string) => Promise<void>
  /** Reads the server's updates from the first one again. */
  restart: (client: string) => Promise<void>
  /** Stores what arrived from the server, and how far it was read. */
  receive: (client: string, updates: readonly Uint8Array[], cursor: number) => Promise<void>
  waiting: (client: string) => Promise<Waiting[]>
  /** Everything up to this has arrived at the server. */
  sent: (client: string, seq: number) => Promise<void>
  /** Sends the whole document next. */
  sendAll: (client: string) => Promise<void>
  /** Whether a first look at the items is kept. Every change deletes it. */
  hasLook: () => Promise<boolean>
  keepLook: (look: FirstLook) => Promise<void>
} & Pick<Connection, 'onLost' | 'onReopened' | 'close'>

const SYNC = 'sync'

export async function openLocalStore(name = STUDY_DATABASE): Promise<LocalStore> {
  const { begin, ...connection } = await connect(name)
  const read = async (store: string) => (await begin(store)).objectStore(store)
  const write = async (stores: string[], run: (of: (store: string) => IDBObjectStore) => void | Promise<void>) => {
    const transaction = await begin(stores, 'readwrite')
    await run((store) => transaction.objectStore(store))
    await stored(transaction)
  }
  const stateIn = (states: IDBObjectStore) => resultOf<SyncState | undefined>(states.get(SYNC))
  const sync = async () => stateIn(await read('state'))
  const stateOf = async (client: string, states: IDBObjectStore) => {
    const state = await stateIn(states)
    if (state?.client !== client) throw new SharedAnew()
    return state
  }
  const writeAs = (
    client: string,
    stores: string[],
    run: (of: (store: string) => IDBObjectStore, state: SyncState) => void,
  ) => write(['state', ...stores], async (of) => run(of, await stateOf(client, of('state'))))
  let isShared = (await sync()) !== undefined

  return {
    load: async () => {
      const all = await read('updates')
      const [updates, keys] = await Promise.all([resultOf<Uint8Array[]>(all.getAll()), resultOf(all.getAllKeys())])
      return { updates, last: Number(keys.at(-1) ?? 0) }
    },
    async append(bytes) {
      // committed without waiting for anything: the page may be left in this moment
      const transaction = await begin(['updates', 'outbox', 'state'], 'readwrite')
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
    async unshare(client) {
      await writeAs(client, ['outbox'], (of) => {
        of('outbox').clear()
        of('state').delete(SYNC)
      })
      isShared = false
    },
    restart: (client) => writeAs(client, [], (of, state) => void of('state').put({ ...state, cursor: 0 }, SYNC)),
    receive: (client, updates, cursor) =>
      writeAs(client, ['updates'], (of, state) => {
        for (const bytes of updates) of('updates').add(bytes)
        if (updates.length > 0) of('state').delete(LOOK)
        if (cursor > state.cursor) of('state').put({ ...state, cursor }, SYNC)
      }),
    async waiting(client) {
      const transaction = await begin(['state', 'outbox'])
      await stateOf(client, transaction.objectStore('state'))
      const outbox = transaction.objectStore('outbox')
      const [keys, values] = await Promise.all([resultOf(outbox.getAllKeys()), resultOf(outbox.getAll())])
      return values.map(({ bytes }, index) => ({ bytes, seq: Number(keys[index]) }))
    },
    sent: (client, seq) => writeAs(client, ['outbox'], (of) => void of('outbox').delete(IDBKeyRange.upperBound(seq))),
    sendAll: (client) => writeAs(client, ['outbox'], (of) => void of('outbox').add({ bytes: null })),
    hasLook: async () => (await resultOf((await read('state')).getKey(LOOK))) !== undefined,
    keepLook: (look) => write(['state'], (of) => void of('state').put(look, LOOK)),
    ...connection,
  }
}
