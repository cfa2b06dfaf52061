import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { StudyUpdatesAnswer } from '../../shared/contract/study.ts'
import type { StudyCalls } from '../../web/data/study-calls.ts'
import { randomBytes, toHex } from '../../web/study/document/keys.ts'
import type { SyncState } from '../../web/study/document/local-store.ts'
import { loadStudy } from '../../web/study/document/study.ts'
import { createSync } from '../../web/study/document/sync-loop.ts'
import '../helpers/client/study-device.ts'

const stateAt = (cursor: number): SyncState => ({ secret: randomBytes(32), client: toHex(randomBytes(16)), cursor })

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

test('a window whose call ends after another one took over a document goes on with that document', async () => {
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
  await expect.poll(() => read).toEqual([12, 0, 0])
  expect(status.get()).toBe('shared')
  expect(await study.store.sync()).toEqual(taken)
})
