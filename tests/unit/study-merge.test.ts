import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { addItems, changeItem, itemsOf, readItem, removeItems } from '../../web/study/document/study-document.ts'
import { colors, type StudyItem } from '../../web/study/items.ts'

const EDITS = 1000

type Device = { doc: Y.Doc; name: string; notes: string[]; removed: Set<string>; words: Map<string, Set<string>> }

const device = (name: string): Device => ({
  ...{ doc: new Y.Doc(), name, notes: [], removed: new Set<string>(), words: new Map() },
})

const shown = (doc: Y.Doc): StudyItem[] =>
  [...itemsOf(doc)].map(([id, fields]) => readItem(id, fields)!).sort((a, b) => (a.id < b.id ? -1 : 1))

const at = (verse: number) => ({ edition: 'eng-web', book: 'JHN', chapter: 3, verses: [verse] })

/** One random edit, as a reader makes it. Each written word is unique, so that a lost one is seen. */
function edit(device: Device, [kind, pick, value]: readonly [number, number, number], count: number): void {
  const { doc, name } = device
  const id = device.notes[pick % Math.max(device.notes.length, 1)]
  const word = `${name}${count}`
  if (kind < 3 || !id) {
    const fresh = `${name}-item-${String(count).padStart(6, '0')}`
    const common = { id: fresh, at: at(1 + (value % 36)), quote: '', labels: [], made: count, edited: count }
    addItems(doc, [
      kind === 0 && id
        ? { ...common, kind: 'highlight', color: colors[value % colors.length]! }
        : { ...common, kind: 'note', text: word },
    ])
    if (kind > 0 || !id) device.notes.push(fresh)
    device.words.set(fresh, new Set(kind === 0 && id ? [] : [word]))
    return
  }
  if (kind === 3 && value % 5 === 0) {
    removeItems(doc, [id])
    device.removed.add(id)
    device.notes = device.notes.filter((each) => each !== id)
    return
  }
  const text = `${itemsOf(doc).get(id)!.get('text')}`
  const place = text.indexOf(' ', value % Math.max(text.length, 1))
  const next = place < 0 ? `${text} ${word}` : `${text.slice(0, place)} ${word}${text.slice(place)}`
  changeItem(doc, id, kind === 4 ? { text: next, labels: [word] } : { text: next }, count)
  device.words.set(id, (device.words.get(id) ?? new Set()).add(word))
}

test(`two devices that each make ${EDITS} random edits without a network are equal afterwards, and nothing is lost`, () => {
  const edits = fc.array(fc.tuple(fc.nat(5), fc.nat(10_000), fc.nat(10_000)), { minLength: EDITS, maxLength: EDITS })
  let lost = 0
  fc.assert(
    fc.property(edits, edits, (first, second) => {
      const [a, b] = [device('a'), device('b')]
      // both begin with the same notes
      const start = device('start')
      for (let count = 0; count < 20; count++) edit(start, [2, 0, count], count)
      for (const each of [a, b]) {
        Y.applyUpdate(each.doc, Y.encodeStateAsUpdate(start.doc))
        each.notes.push(...start.notes)
      }
      for (const [index, each] of first.entries()) edit(a, each, index)
      for (const [index, each] of second.entries()) edit(b, each, index)
      Y.applyUpdate(a.doc, Y.encodeStateAsUpdate(b.doc))
      Y.applyUpdate(b.doc, Y.encodeStateAsUpdate(a.doc))
      expect(shown(a.doc)).toEqual(shown(b.doc))
      const merged = new Map(shown(a.doc).map((item) => [item.id, item]))
      for (const each of [start, a, b]) {
        for (const [id, words] of each.words) {
          if (a.removed.has(id) || b.removed.has(id)) continue
          const item = merged.get(id)
          const text = item?.kind === 'note' ? item.text.split(/\s+/) : []
          lost += item ? [...words].filter((word) => !text.includes(word)).length : 1
        }
      }
      expect(lost).toBe(0)
    }),
    { numRuns: 3 },
  )
}, 60_000)

test('updates that arrive twice, or in another order, change nothing', () => {
  const a = device('a')
  const updates: Uint8Array[] = []
  a.doc.on('update', (update: Uint8Array) => updates.push(update))
  for (let count = 0; count < 30; count++) edit(a, [count % 6, count * 7, count * 13], count)
  const order = fc.shuffledSubarray([...updates, ...updates], { minLength: 2 * updates.length })
  fc.assert(
    fc.property(order, (shuffled) => {
      const doc = new Y.Doc()
      for (const update of shuffled) Y.applyUpdate(doc, update)
      expect(shown(doc)).toEqual(shown(a.doc))
    }),
    { numRuns: 10 },
  )
}, 20_000)

test('a change of a text keeps what another device wrote elsewhere in it', () => {
  const [a, b] = [new Y.Doc(), new Y.Doc()]
  const note: StudyItem = {
    ...{ id: 'note-0001', kind: 'note', at: at(16), quote: '', labels: [], made: 1, edited: 1 },
    text: 'God loved 🌍 the world',
  }
  addItems(a, [note])
  Y.applyUpdate(b, Y.encodeStateAsUpdate(a))
  changeItem(a, note.id, { text: 'God so loved 🌍 the world' })
  changeItem(b, note.id, { text: 'God loved 🌎 the whole world' })
  Y.applyUpdate(a, Y.encodeStateAsUpdate(b))
  expect(shown(a)).toMatchObject([{ text: 'God so loved 🌎 the whole world' }])
})
