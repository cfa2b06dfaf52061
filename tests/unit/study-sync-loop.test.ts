import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { StudyUpdatesAnswer } from '../../shared/contract/study.ts'
import { CallError } from '../../web/data/client.ts'
import type { StudyCalls } from '../../web/data/study-calls.ts'
import { syncWords } from '../../web/study/devices/sync-words.ts'
import { randomBytes, toHex } from '../../web/study/document/keys.ts'
import type { SyncState } from '../../web/study/document/local-store.ts'
import { loadStudy } from '../../web/study/document/study.ts'
import { createSync } from '../../web/study/document/sync-loop.ts'
import { studyNote } from '../helpers/client/study-device.ts'

const stateAt = (cursor: number): SyncState => ({ secret: randomBytes(32), client: toHex(randomBytes(16)), cursor })

/** A slow machine needs longer than the default. */
const PATIENT = { timeout: 10_000 }

/** A visible page with a shared document; `locks` is what its browser offers. */
async function openPage(state: SyncState, locks?: Pick<LockManager, 'request'>) {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  vi.stubGlobal('navigator', { onLine: true, locks })
  const study = await loadStudy(`loop-${randomUUID()}`)
  onTestFinished(() => {
    study.close()
    vi.unstubAllGlobals()
  })
  await study.store.share(state, false)
  return study
}

const refused = async () => {
  throw new Error('Nothing is sent here')
}
/** No answer until the call ends. */
const waits = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

test('a window whose call ends after another one took over a document continues with that document', async () => {
  const [before, taken] = [stateAt(12), stateAt(0)]
  const study = await openPage(before)
  const read: number[] = []
  const calls: StudyCalls = {
    append: refused,
    snapshot: refused,
    async read(after, wait, signal): Promise<StudyUpdatesAnswer> {
      read.push(after)
      // the new visitor has no document at the server yet
      if (read.length === 1) await study.store.share(taken, false)
      return wait > 0 ? waits(signal) : { updates: [], last: 0, more: false }
    },
  }
  const { status, start } = createSync(study, calls)
  start()
  await expect.poll(() => read, PATIENT).toEqual([12, 0, 0])
  expect(status.get()).toBe('shared')
  expect(await study.store.sync()).toEqual(taken)
})

/** Calls that refuse everything that is sent, and answer the first waiting calls at once. */
function refusing(error: string, status: number) {
  const counts = { sent: 0, waited: 0 }
  const refuse = async () => {
    counts.sent++
    throw new CallError('refused', { type: 'about:blank', title: '', detail: '', instance: '', error, status })
  }
  const calls: StudyCalls = {
    append: refuse,
    snapshot: refuse,
    async read(_after, wait, signal) {
      if (wait > 0 && ++counts.waited > 5) return waits(signal)
      return { updates: [], last: 0, more: false }
    },
  }
  return { counts, calls }
}

test.each(['study_full', 'too_large'])(
  'after the refusal %s nothing is sent again until a note changes',
  async (error) => {
    const study = await openPage(stateAt(0))
    study.add(studyNote('note-0001', 'Too long'))
    await study.settled()
    const { counts, calls } = refusing(error, 413)
    const { status, start } = createSync(study, calls)
    start()
    await expect.poll(() => counts.waited, PATIENT).toBe(6)
    // the second time as one snapshot
    expect(counts.sent).toBe(2)
    expect(status.get()).toBe('full')
    study.change('note-0001', { text: 'Short' })
    await expect.poll(() => counts.sent, PATIENT).toBe(3)
  },
)

test('a device too many receives, sends nothing again, and says why', async () => {
  const study = await openPage(stateAt(0))
  study.add(studyNote('note-0001', 'From the 51st device'))
  await study.settled()
  const { counts, calls } = refusing('too_many_devices', 409)
  const { status, start } = createSync(study, calls)
  start()
  await expect.poll(() => counts.waited, PATIENT).toBe(6)
  study.change('note-0001', { text: 'And another' })
  await expect.poll(() => counts.waited, PATIENT).toBe(7)
  expect(counts.sent).toBe(1)
  expect(status.get()).toBe('tooMany')
  expect(syncWords(status.get(), 51)).toContain('too many devices')
})

test('a window that waits for its turn says that the document is shared', async () => {
  const study = await openPage(stateAt(0), { request: () => new Promise<never>(() => {}) })
  const { status, start } = createSync(study, { append: refused, snapshot: refused, read: refused })
  start()
  await expect.poll(status.get, PATIENT).toBe('shared')
})
