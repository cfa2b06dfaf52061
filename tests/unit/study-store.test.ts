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

test('a store says when another tab deletes its database, and when the browser closes it', async () => {
  const name = `store-${randomUUID()}`
  for (const lose of [
    () => resultOf(indexedDB.deleteDatabase(name)),
    (db: IDBDatabase) => forceCloseDatabase(db as unknown as Parameters<typeof forceCloseDatabase>[0]),
  ]) {
    const opening = vi.spyOn(indexedDB, 'open')
    const store = await openLocalStore(name)
    const lost = new Promise<void>((resolve) => store.onLost(resolve))
    await lose((opening.mock.results.at(-1)!.value as IDBOpenDBRequest).result)
    await lost
    await expect(store.load()).rejects.toThrow()
  }
})
