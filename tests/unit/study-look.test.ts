import 'fake-indexeddb/auto'
import { expect, onTestFinished, test } from 'vitest'
import { loadStudy } from '../../web/study/document/study.ts'
import { lookAt, readFirstLook } from '../../web/study/first-look.ts'
import type { StudyItem, StudyNote } from '../../web/study/items.ts'
import { filterItems, inBibleOrder } from '../../web/study/notes/filter-items.ts'

globalThis.dispatchEvent ??= () => true

const note = (id: string, book: string, chapter: number, text: string, made = 1): StudyNote => ({
  ...{ id: `note-${id}`, kind: 'note', quote: '', labels: [], made, edited: made, text },
  at: { edition: 'eng-web', book, chapter, verses: [16] },
})
const ids = (items: readonly StudyItem[]) => items.map(({ id }) => id.slice('note-'.length))

async function open(name: string) {
  const study = await loadStudy(name)
  onTestFinished(() => study.close())
  return study
}

test('the first look is read without the document, until a change of any kind deletes it', async () => {
  const study = await open('look')
  study.add(note('00000001', 'JHN', 3, 'Love is first'))
  await study.settled()
  expect(await study.store.hasLook()).toBe(false)
  expect(await readFirstLook('look')).toBeNull()
  await study.store.keepLook(lookAt(study.items()))
  expect(await readFirstLook('look')).toEqual({ items: study.items(), total: 1, labels: [] })
  study.change('note-00000001', { text: 'Love is all' })
  await study.settled()
  expect(await readFirstLook('look')).toBeNull()
  // what arrives from another device
  const client = 'b0a2'
  await study.store.share({ secret: new Uint8Array(32), client, cursor: 0 }, false)
  await study.store.keepLook(lookAt(study.items()))
  await study.receive(client, [], 1)
  expect(await study.store.hasLook()).toBe(true)
  const other = await open('look-other')
  const sent: Uint8Array[] = []
  other.doc.on('update', (update: Uint8Array) => sent.push(update))
  other.add(note('00000002', 'GEN', 1, 'Light'))
  await study.receive(client, sent, 2)
  expect(await study.store.hasLook()).toBe(false)
  expect(study.items()).toHaveLength(2)
})

test('the first look has the first forty items, and counts all', () => {
  const items = Array.from({ length: 5000 }, (_, index) => ({
    ...note(String(index).padStart(8, '0'), 'JHN', 3, 'Love', 5000 - index),
    labels: index % 2 === 0 ? ['grace'] : ['faith'],
  }))
  const { items: first, ...counts } = lookAt(items)
  expect(first).toEqual(items.slice(-40).reverse())
  expect(counts).toEqual({ total: 5000, labels: ['faith', 'grace'] })
})

test('items are in the order of the Bible, and of one place the older is first', () => {
  const items = [
    note('late-one', 'JHN', 3, '', 9),
    note('psalm-23', 'PSA', 23, ''),
    note('psalm-03', 'PSA', 3, ''),
    note('an-older', 'JHN', 3, '', 2),
    note('the-gene', 'GEN', 50, ''),
  ]
  expect(ids(inBibleOrder(items))).toEqual(['the-gene', 'psalm-03', 'psalm-23', 'an-older', 'late-one'])
})

test('a search compares the words of an item as they are now', () => {
  const filter = { text: 'jose', kind: null, book: null, label: null, sort: 'bible' as const }
  const first = note('00000001', 'GEN', 37, 'José y sus hermanos')
  expect(filterItems([first], filter)).toEqual([first])
  expect(filterItems([{ ...first, text: 'His brothers' }], filter)).toEqual([])
})
