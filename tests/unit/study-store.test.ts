import { randomUUID } from 'node:crypto'
import { forceCloseDatabase } from 'fake-indexeddb'
import { expect, onTestFinished, test, vi } from 'vitest'
import { resultOf } from '../../web/study/document/idb.ts'
import { openLocalStore } from '../../web/study/document/local-store.ts'
import { loadStudy, type Study } from '../../web/study/document/study.ts'
import { importItems } from '../../web/study/files/import-items.ts'
import { studyNote } from '../helpers/client/study-device.ts'

/** A page with the document of a browser; two of one name are two tabs. */
async function openTab(name: string) {
  const study = await loadStudy(name)
  onTestFinished(() => study.close())
  return study
}

const full = new DOMException('full', 'QuotaExceededError')
const NO_ROOM = 'the browser has no room for it'
const texts = (study: Study) =>
  study
    .items()
    .map((item) => item.kind === 'note' && item.text)
    .sort()

test('after a change that could not be stored, the next one stores both', async () => {
  const name = `store-${randomUUID()}`
  const [study, other] = [await openTab(name), await openTab(name)]
  const append = vi.spyOn(study.store, 'append').mockRejectedValueOnce(full)
  study.add(studyNote('note-0001', 'Not stored'))
  study.add(studyNote('note-0002', 'Stored at the same time'))
  append.mockRejectedValueOnce(full)
  await expect(study.settled()).rejects.toThrow(NO_ROOM)
  study.add(studyNote('note-0003', 'Stored later'))
  await study.settled()
  const all = ['Not stored', 'Stored at the same time', 'Stored later']
  expect(texts(await openTab(name))).toEqual(all)
  await expect.poll(() => texts(other)).toEqual(all)
  const sizes: number[] = []
  study.doc.on('update', (update: Uint8Array) => sizes.push(update.length))
  study.change('note-0003', { text: 'Stored later, and changed' })
  await study.settled()
  expect(append.mock.calls.at(-1)?.[0]).toHaveLength(sizes[0]!)
})

test('an import that could not be stored says so, and again when it is repeated, until there is room', async () => {
  const name = `store-${randomUUID()}`
  const study = await openTab(name)
  const file = JSON.stringify([studyNote('note-0001', 'From a file')])
  const append = vi.spyOn(study.store, 'append').mockRejectedValue(full)
  await expect(importItems(study, file)).rejects.toThrow(NO_ROOM)
  await expect(importItems(study, file)).rejects.toThrow(NO_ROOM)
  append.mockRestore()
  await importItems(study, file)
  expect(texts(await openTab(name))).toEqual(['From a file'])
})

test('what another tab stores while the document is read appears, too', async () => {
  const name = `store-${randomUUID()}`
  const other = await openTab(name)
  const { getAllKeys } = IDBObjectStore.prototype
  const reading = vi.spyOn(IDBObjectStore.prototype, 'getAllKeys').mockImplementationOnce(function (
    this: IDBObjectStore,
  ) {
    const request = getAllKeys.call(this)
    // the answer arrives after the other tab has stored its note and announced it
    const late = { result: [] as IDBValidKey[], onerror: null, onsuccess: () => {} }
    request.onsuccess = async () => {
      late.result = request.result
      other.add(studyNote('note-0001', 'Stored in between'))
      await other.settled()
      late.onsuccess()
    }
    return late as unknown as IDBRequest<IDBValidKey[]>
  })
  const study = await openTab(name)
  expect(reading).toHaveBeenCalled()
  await expect.poll(() => texts(study)).toEqual(['Stored in between'])
})

/** The browser closes a connection that it cannot keep. */
function breakConnection(db: IDBDatabase): Promise<unknown> {
  const broken = new Promise((resolve) => db.addEventListener('close', resolve))
  forceCloseDatabase(db as unknown as Parameters<typeof forceCloseDatabase>[0])
  return broken
}

/** The browser deletes the database under an open connection. Returns a function that reports it to the page. */
async function clearSite(name: string, db: IDBDatabase) {
  const { onclose } = db
  db.onclose = null
  await breakConnection(db)
  await resultOf(indexedDB.deleteDatabase(name))
  return () => onclose!.call(db, new Event('close'))
}

/** Opens something that has a connection to the database, and returns the connection, too. */
async function withConnection<Opened>(open: () => Promise<Opened>) {
  const opening = vi.spyOn(indexedDB, 'open')
  const opened = await open()
  return { opened, db: (opening.mock.results.at(-1)!.value as IDBOpenDBRequest).result }
}

const refuse = () => {
  throw new DOMException('lost', 'UnknownError')
}

test.each<[string, (name: string, db: IDBDatabase) => Promise<unknown>]>([
  ['another tab deletes its database', (name) => resultOf(indexedDB.deleteDatabase(name))],
  ['the browser deletes it', async (name, db) => (await clearSite(name, db))()],
  [
    'the browser deletes it and at first refuses to open it',
    async (name, db) => {
      const report = await clearSite(name, db)
      vi.spyOn(indexedDB, 'open').mockImplementationOnce(refuse)
      report()
    },
  ],
  [
    'another tab has made a new one since',
    async (name, db) => {
      const report = await clearSite(name, db)
      await openTab(name)
      report()
    },
  ],
])('a store says when %s', async (_when, lose) => {
  const name = `store-${randomUUID()}`
  const { opened: store, db } = await withConnection(() => openLocalStore(name))
  const lost = new Promise<void>((resolve) => store.onLost(resolve))
  await lose(name, db)
  await lost
  await expect(store.load()).rejects.toThrow()
})

test('a deleted database is not made again by a page that had it open', async () => {
  const name = `store-${randomUUID()}`
  const { opened: store, db } = await withConnection(() => openLocalStore(name))
  const lost = new Promise<void>((resolve) => store.onLost(resolve))
  const report = await clearSite(name, db)
  report()
  await lost
  expect((await indexedDB.databases()).filter((each) => each.name === name)).toEqual([])
})

test('a connection that the browser broke is opened again, and nothing is lost', async () => {
  const name = `store-${randomUUID()}`
  const { opened: study, db } = await withConnection(() => openTab(name))
  const lost = vi.fn()
  study.store.onLost(lost)
  study.add(studyNote('note-0001', 'Stored before'))
  await study.settled()
  await breakConnection(db)
  study.add(studyNote('note-0002', 'Written while it was broken'))
  await study.settled()
  expect(texts(await openTab(name))).toEqual(['Stored before', 'Written while it was broken'])
  expect(lost).not.toHaveBeenCalled()
})

test('what a breaking connection did not store is stored once it is open again', async () => {
  const name = `store-${randomUUID()}`
  const { opened: study, db } = await withConnection(() => openTab(name))
  vi.spyOn(study.store, 'append').mockRejectedValueOnce(new DOMException('broken', 'AbortError'))
  study.add(studyNote('note-0001', 'Written when it broke'))
  const stored = new Promise<void>((resolve) => study.onStored(resolve))
  await breakConnection(db)
  await stored
  expect(texts(await openTab(name))).toEqual(['Written when it broke'])
})

test('a store that could not be opened again is at its next use', async () => {
  const name = `store-${randomUUID()}`
  const { opened: study, db } = await withConnection(() => openTab(name))
  const refused = vi.spyOn(indexedDB, 'open').mockImplementation(refuse)
  await breakConnection(db)
  await expect(study.store.load()).rejects.toThrow('lost')
  refused.mockRestore()
  expect((await study.store.load()).updates).toEqual([])
})
