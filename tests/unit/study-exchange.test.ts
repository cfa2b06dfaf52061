import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import * as Y from 'yjs'
import type { StudySnapshotRequest, StudyUpdatesAnswer } from '../../shared/contract/study.ts'
import type { StudyCalls } from '../../web/data/study-calls.ts'
import { fromBase64, keysOf, randomBytes, toBase64, toHex } from '../../web/study/document/keys.ts'
import { SharedAnew, type SyncState } from '../../web/study/document/local-store.ts'
import { loadStudy } from '../../web/study/document/study.ts'
import { addItems, itemsOf } from '../../web/study/document/study-document.ts'
import { createExchange } from '../../web/study/document/sync.ts'
import { studyNote } from '../helpers/client/study-device.ts'

const stateAt = (cursor: number): SyncState => ({ secret: randomBytes(32), client: toHex(randomBytes(16)), cursor })

/** What the server answers for another visitor: an update that only the key of that document opens. */
async function foreign({ secret }: SyncState): Promise<StudyUpdatesAnswer> {
  const client = toHex(randomBytes(16))
  const data = toBase64(await (await keysOf(secret)).seal(randomBytes(64), `part ${client} 1`))
  return { updates: [{ n: 15, client, seq: 1, is_snapshot: false, data }], last: 15, more: false }
}

/** An exchange whose next answer arrives after another document was taken over. */
async function overtaken(cursor: number, answer: (taken: SyncState) => Promise<StudyUpdatesAnswer>) {
  const study = await loadStudy(`exchange-${randomUUID()}`)
  onTestFinished(() => study.close())
  const [before, taken] = [stateAt(cursor), stateAt(0)]
  await study.store.share(before, false)
  const sent: string[] = []
  const send = async () => {
    sent.push('sent')
    return { last: 1, bytes: 1 }
  }
  const calls: StudyCalls = {
    append: send,
    snapshot: send,
    read: async () => {
      await study.store.share(taken, false)
      return answer(taken)
    },
  }
  return { study, before, taken, sent, exchange: await createExchange(study, before, calls) }
}

const signal = new AbortController().signal

test('an exchange that ends after another document was taken over changes nothing of it', async () => {
  const { study, taken, exchange } = await overtaken(12, foreign)
  await expect(exchange.pull(signal)).rejects.toThrow(SharedAnew)
  expect(await study.store.sync()).toEqual(taken)
  expect(await study.store.waiting(taken.client)).toEqual([])
})

test('an exchange that believes in a restored server does not restart a document that was taken over', async () => {
  const { study, taken, exchange } = await overtaken(12, async () => ({ updates: [], last: 3, more: false }))
  await expect(exchange.pull(signal)).rejects.toThrow(SharedAnew)
  expect(await study.store.waiting(taken.client)).toEqual([])
})

test('an exchange sends nothing of a document that was taken over', async () => {
  const { study, before, taken, sent, exchange } = await overtaken(0, foreign)
  await study.store.share(taken, true)
  await expect(exchange.push()).rejects.toThrow(SharedAnew)
  expect(sent).toEqual([])
  const [whole] = await study.store.waiting(taken.client)
  for (const late of [study.store.sent(before.client, whole!.seq), study.store.unshare(before.client)]) {
    await expect(late).rejects.toThrow(SharedAnew)
  }
  expect(await study.store.waiting(taken.client)).toEqual([whole])
  expect(await study.store.sync()).toEqual(taken)
})

test('what is written after another document was taken over waits for that one', async () => {
  const { study, taken, exchange } = await overtaken(12, foreign)
  await expect(exchange.pull(signal)).rejects.toThrow(SharedAnew)
  study.add(studyNote('note-0001', 'Written afterwards'))
  await study.settled()
  expect(await study.store.waiting(taken.client)).toHaveLength(1)
})

test('the whole document that is sent has what another tab stored and did not say', async () => {
  const study = await loadStudy(`exchange-${randomUUID()}`)
  onTestFinished(() => study.close())
  const state = stateAt(0)
  await study.store.share(state, true)
  const silent = new Y.Doc()
  addItems(silent, [studyNote('note-0001', 'From a tab that was closed at once')])
  await study.store.append(Y.encodeStateAsUpdate(silent))
  const sent: StudySnapshotRequest[] = []
  const calls: StudyCalls = {
    append: async () => ({ last: 1, bytes: 1 }),
    read: async () => ({ updates: [], last: 0, more: false }),
    snapshot: async (body) => {
      sent.push(body)
      return { last: 1, bytes: 1 }
    },
  }
  await (await createExchange(study, state, calls)).push()
  expect(await study.store.waiting(state.client)).toEqual([])
  const [{ data, seq }] = sent as [StudySnapshotRequest]
  const server = new Y.Doc()
  const { open } = await keysOf(state.secret)
  Y.applyUpdate(server, await open(fromBase64(data), `all ${state.client} ${seq}`))
  expect([...itemsOf(server).keys()]).toEqual(['note-0001'])
  expect(study.items()).toHaveLength(1)
})
