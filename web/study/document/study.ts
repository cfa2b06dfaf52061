import * as Y from 'yjs'
import { createChanges } from '../../data/create-store.ts'
import { readStored, writeStored } from '../../data/stored.ts'
import { STUDY_KEY } from '../../data/useStored.ts'
import type { StudyItem } from '../items.ts'
import { type LocalStore, openLocalStore } from './local-store.ts'
import { mergeUpdates } from './merge-updates.ts'
import { createWriter } from './store-changes.ts'
import {
  addItems,
  type Change,
  changeItem,
  itemsOf,
  readItem,
  removeItems,
  type StudyDocument,
} from './study-document.ts'

/** The visitor's highlights, notes and bookmarks in this browser. A change is visible at once and then stored. */
export type Study = {
  /** All items; the same array until something changes. */
  items: () => readonly StudyItem[]
  subscribe: (listener: () => void) => () => void
  add: (...items: StudyItem[]) => void
  change: (id: string, change: Change) => void
  remove: (...ids: string[]) => void
  doc: StudyDocument
  store: LocalStore
  /** Calls back when this or another tab of the browser has stored a change. */
  onStored: (listener: () => void) => () => void
  /** Stores what arrived from the server, merges it, and passes it to the other tabs; an item that it would lose is copied. */
  receive: (client: string, updates: readonly Uint8Array[], cursor: number) => Promise<void>
  /** Merges everything in the store, also what a tab that was closed at once did not announce. */
  catchUp: () => Promise<void>
  /** Calls back when the document is closed. */
  onClose: (listener: () => void) => void
  /** Resolves when every change of this tab is stored; rejects, with a sentence for the visitor, if another try fails. */
  settled: () => Promise<void>
  close: () => void
}

/** The origin of updates that are already stored: from the store itself, another tab, or the server. */
const KEPT = 'kept'
const CHANNEL = 'philip-study'
/** More records than this are merged into one some time after the document was opened. */
const RECORDS = 100
const MERGE_AFTER_MS = 3000

/** Loads the document from a store; tests name their own. */
export async function loadStudy(name?: string): Promise<Study> {
  const store = await openLocalStore(name)
  const doc: StudyDocument = new Y.Doc()
  const stored = createChanges()
  // before the store is read: what another tab stores in the meantime is announced here
  const channel = new BroadcastChannel(name ?? CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<Uint8Array>) => {
    Y.applyUpdate(doc, data, KEPT)
    stored.notify()
  }
  const apply = (updates: readonly Uint8Array[]) =>
    doc.transact(() => {
      for (const update of updates) Y.applyUpdate(doc, update)
    }, KEPT)
  const { updates, last } = await store.load()
  apply(updates)
  const view = createView(doc)
  const { write, settled } = createWriter(doc, store, (bytes) => {
    channel.postMessage(bytes)
    stored.notify()
  })
  doc.on('update', (update: Uint8Array, origin: unknown) => {
    if (origin !== KEPT) void write(update)
  })
  // stores what the broken connection did not
  store.onReopened(() => void settled().catch(() => {}))
  // later, since it delays what the visitor waits for
  const merging = setTimeout(() => void store.replace(Y.encodeStateAsUpdate(doc), last).catch(() => {}), MERGE_AFTER_MS)
  if (updates.length <= RECORDS) clearTimeout(merging)
  return {
    items: view.items,
    subscribe: view.subscribe,
    add: (...items) => {
      addItems(doc, items)
      if (!readStored(STUDY_KEY)) markBegun()
    },
    change: (id, change) => changeItem(doc, id, change),
    remove: (...ids) => removeItems(doc, ids),
    ...{ doc, store },
    onStored: stored.subscribe,
    receive: async (client, bytes, cursor) => {
      await store.receive(client, bytes, cursor)
      const lost = mergeUpdates(doc, bytes, KEPT)
      for (const each of bytes) channel.postMessage(each)
      if (lost.length > 0) addItems(doc, lost)
    },
    catchUp: async () => apply((await store.load()).updates),
    onClose: (listener) => void doc.on('destroy', listener),
    settled,
    close: () => {
      clearTimeout(merging)
      channel.close()
      store.close()
      doc.destroy()
    },
  }
}

/** From now on the reader shows highlights and notes; the browser is asked not to delete them when it needs space. */
export function markBegun(): void {
  writeStored(STUDY_KEY, 'on')
  void navigator.storage?.persist?.().catch(() => {})
}

/** The document's items as plain values. Only what changed is read again. */
function createView(doc: StudyDocument) {
  const all = itemsOf(doc)
  const read = new Map<string, StudyItem | null>()
  const { notify, subscribe } = createChanges()
  let list: readonly StudyItem[] | null = null
  all.observeDeep((events) => {
    for (const event of events) {
      if (event.target === all) for (const id of event.keys.keys()) read.delete(id)
      else read.delete(String(event.path[0]))
    }
    list = null
    notify()
  })
  const items = () => {
    list ??= [...all].flatMap(([id, fields]) => {
      if (!read.has(id)) read.set(id, readItem(id, fields))
      return read.get(id) ?? []
    })
    return list
  }
  return { items, subscribe }
}
