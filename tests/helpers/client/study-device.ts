import 'fake-indexeddb/auto'
import { randomUUID } from 'node:crypto'
import type { StudyUpdatesAnswer } from '../../../shared/contract/study.ts'
import type { StudyCalls } from '../../../web/data/study-calls.ts'
import { randomBytes, toHex } from '../../../web/study/document/keys.ts'
import { loadStudy, type Study } from '../../../web/study/document/study.ts'
import { createExchange, type Exchange } from '../../../web/study/document/sync.ts'
import type { StudyNote } from '../../../web/study/items.ts'
import type { TestClient } from './client.ts'

// the document announces its first item to the page, which Node does not have
globalThis.dispatchEvent ??= () => true

/** A browser's document with its store, and the exchange with a real API. */
export type StudyDevice = {
  study: Study
  /** This browser, as the server counts its updates. */
  client: string
  exchange: Exchange
  /** Closes the document and opens it again from its store, as a reload does. */
  reload: () => Promise<void>
  /** Sends and receives until nothing is left to do. */
  settle: () => Promise<void>
}

/** The calls of a browser, over a test's client. Every sent body is passed to `onSend`. */
export function callsOf(client: TestClient, onSend: (body: string) => void = () => {}): StudyCalls {
  const answered = async <T>(sending: ReturnType<TestClient['get']>): Promise<T> => {
    const answer = await sending
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`)
    return answer.json() as T
  }
  const send = <T>(method: string, path: string, body: object) => {
    onSend(JSON.stringify(body))
    return answered<T>(client.send(method, path, { body }))
  }
  return {
    append: (body) => send('POST', '/api/user/study/updates', body),
    snapshot: (body) => send('PUT', '/api/user/study/snapshot', body),
    read: (after, wait) =>
      answered<StudyUpdatesAnswer>(client.get(`/api/user/study/updates?after=${after}&wait=${wait}`)),
  }
}

export async function openStudyDevice(calls: StudyCalls, secret: Uint8Array<ArrayBuffer>): Promise<StudyDevice> {
  const name = `device-${randomUUID()}`
  const signal = new AbortController().signal
  const device = {} as StudyDevice
  const open = async () => {
    device.study = await loadStudy(name)
    const { store } = device.study
    if (!(await store.sync())) await store.share({ secret, client: toHex(randomBytes(16)), cursor: 0 }, false)
    const state = (await store.sync())!
    device.client = state.client
    device.exchange = await createExchange(device.study, state, calls)
  }
  device.reload = async () => {
    await device.study.settled()
    device.study.close()
    await open()
  }
  device.settle = async () => {
    await device.study.settled()
    await device.exchange.pull(signal)
    await device.exchange.push()
  }
  await open()
  return device
}

export const studyNote = (id: string, text: string): StudyNote => ({
  ...{ id, kind: 'note', quote: '', labels: [], made: 1, edited: 1, text },
  at: { edition: 'eng-web', book: 'JHN', chapter: 3, verses: [16] },
})
