import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import * as Y from 'yjs'
import { mergeUpdates } from '../../web/study/document/merge-updates.ts'
import { loadStudy } from '../../web/study/document/study.ts'
import { addItems, changeItem, itemsOf, readItem, removeItems } from '../../web/study/document/study-document.ts'
import type { StudyItem, StudyNote } from '../../web/study/items.ts'
import { studyNote } from '../helpers/client/study-device.ts'

/** A browser with what it has not sent yet, and how far it has read. */
type Device = { doc: Y.Doc; name: string; unsent: Uint8Array[]; cursor: number }
/** What the server keeps of the updates of all devices, by their numbers from 0. */
type Server = { from: Device; bytes: Uint8Array }[]

const FILE = ['note-0001', 'note-0002']

/** A browser into which a file with two notes was imported. */
function device(name: string, clientID: number): Device {
  const made: Device = { doc: new Y.Doc(), name, unsent: [], cursor: 0 }
  made.doc.clientID = clientID
  made.doc.on('update', (update: Uint8Array, origin: unknown) => {
    if (origin !== 'server') made.unsent.push(update)
  })
  addItems(
    made.doc,
    FILE.map((id) => studyNote(id, 'start')),
  )
  return made
}

const shown = ({ doc }: Device): StudyItem[] =>
  [...itemsOf(doc)].map(([id, fields]) => readItem(id, fields)!).sort((a, b) => (a.id < b.id ? -1 : 1))
const texts = (each: Device) => shown(each).map((item) => (item as StudyNote).text)

function pull(each: Device, server: Server, most = server.length) {
  const read = server.slice(each.cursor, each.cursor + most).filter(({ from }) => from !== each)
  each.cursor = Math.min(each.cursor + most, server.length)
  const lost = mergeUpdates(
    each.doc,
    read.map(({ bytes }) => bytes),
    'server',
  )
  if (lost.length > 0) addItems(each.doc, lost)
}

function push(each: Device, server: Server, isWhole = false) {
  const updates = isWhole ? [Y.encodeStateAsUpdate(each.doc)] : each.unsent.splice(0)
  each.unsent.length = 0
  // a whole document replaces what its device has read or sent; its updates keep their numbers
  if (isWhole) {
    for (const [n, { from }] of server.entries()) {
      if (n < each.cursor || from === each) server[n] = { from: each, bytes: EMPTY }
    }
  }
  for (const bytes of updates) server.push({ from: each, bytes })
}

const EMPTY = Y.encodeStateAsUpdate(new Y.Doc())

/** Lets all devices send and receive until nothing is left; fails if they never end. */
function settle(devices: Device[], server: Server) {
  for (let round = 0; round < 12; round++) {
    const before = server.length
    for (const each of devices) {
      pull(each, server)
      push(each, server)
    }
    if (server.length === before && devices.every(({ cursor }) => cursor === before)) return
  }
  throw new Error('The devices send each other copies without end')
}

function edit({ doc }: Device, pick: number, word: string) {
  const ids = [...itemsOf(doc).keys()].sort()
  const id = ids[pick % ids.length]!
  changeItem(doc, id, { text: `${itemsOf(doc).get(id)!.get('text')} ${word}` }, 5)
}

test('a note that was moved by a file and edited on both devices is kept twice once they are linked', () => {
  const server: Server = []
  const [a, b] = [device('a', 1), device('b', 2)]
  changeItem(a.doc, FILE[0]!, { text: 'start, on the computer', labels: ['grace'] }, 5)
  changeItem(b.doc, FILE[0]!, { text: 'start, on the phone' }, 6)
  settle([a, b], server)
  expect(texts(a).sort()).toEqual(['start', 'start, on the computer', 'start, on the phone'])
  expect(shown(a)).toEqual(shown(b))
  expect(
    shown(b)
      .map(({ labels }) => labels.join())
      .sort(),
  ).toEqual(['', '', 'grace'])
})

test('a copy is stored and waits to be sent', async () => {
  const name = `copies-${randomUUID()}`
  const study = await loadStudy(name)
  onTestFinished(() => study.close())
  await study.store.share({ secret: new Uint8Array(32), client: 'b0a2', cursor: 0 }, false)
  study.add(studyNote(FILE[0]!, 'written here'))
  await study.settled()
  const winner = new Y.Doc()
  winner.clientID = 2 ** 32
  addItems(winner, [studyNote(FILE[0]!, 'written elsewhere')])
  await study.receive('b0a2', [Y.encodeStateAsUpdate(winner)], 1)
  await study.settled()
  expect(study.items()).toMatchObject([{ text: 'written elsewhere' }, { text: 'written here' }])
  expect(await study.store.waiting('b0a2')).toHaveLength(2)
  const reloaded = await loadStudy(name)
  onTestFinished(() => reloaded.close())
  expect(reloaded.items()).toEqual(study.items())
})

test('notes that were moved by a file and left as they were stay single on three devices', () => {
  const devices = [device('a', 3), device('b', 1), device('c', 2)]
  settle(devices, [])
  for (const each of devices) expect(texts(each)).toEqual(['start', 'start'])
})

test('a deletion that was undone makes no copy on a device that still has older words', () => {
  const server: Server = []
  const [a, b] = [device('a', 1), device('b', 2)]
  settle([a, b], server)
  changeItem(a.doc, FILE[0]!, { text: 'edited' }, 5)
  const kept = shown(a).filter(({ id }) => id === FILE[0])
  removeItems(a.doc, [FILE[0]!])
  addItems(a.doc, kept)
  push(a, server, true)
  settle([a, b], server)
  expect(texts(b)).toEqual(['edited', 'start'])
})

const steps = fc.array(fc.tuple(fc.nat(5), fc.nat(2), fc.nat(1000)), { minLength: 20, maxLength: 60 })

test('in every order of edits and exchanges three devices become equal, lose no word and end to make copies', () => {
  fc.assert(
    fc.property(steps, fc.shuffledSubarray([1, 2, 3], { minLength: 3 }), (all, clients) => {
      const server: Server = []
      const devices = clients.map((client, index) => device('abc'[index]!, client))
      const written: string[] = []
      for (const [index, [kind, who, value]] of all.entries()) {
        const each = devices[who]!
        if (kind < 3) {
          const word = `${each.name}${index}`
          edit(each, value, word)
          written.push(word)
        } else if (kind === 3) pull(each, server, 1 + (value % 4))
        else push(each, server, kind === 5 && value % 3 === 0)
      }
      settle(devices, server)
      const [first, ...others] = devices.map(shown)
      for (const other of others) expect(other).toEqual(first)
      const words = texts(devices[0]!).join(' ').split(' ')
      expect(written.filter((word) => !words.includes(word))).toEqual([])
    }),
    { numRuns: 100, seed: 1 },
  )
})
