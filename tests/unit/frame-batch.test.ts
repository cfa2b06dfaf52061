import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Appended, AppendResult } from '../../shared/server/append-frames.ts'
import {
  createFrameBatch,
  EVERY_MS,
  FRAMES_PER_MS,
  LONGEST_MS,
  MOST_FRAMES,
  SPARE_PER_MS,
} from '../../shared/server/frame-batch.ts'

beforeEach(
  () =>
    void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate', 'performance'] }),
)
afterEach(() => void vi.useRealTimers())

const frame = (id: string): Appended => ({
  ...{ keys: ['log', 'cancel', 'channel'] as const, id, prev: '0-0', event: 'content', data: '{}' },
})

/** A batch whose calls to Redis are settled by the test. */
function startBatch(isBusy = true) {
  const calls: { ids: string[]; at: number; settled: PromiseWithResolvers<(AppendResult | Error)[]> }[] = []
  const batch = createFrameBatch(
    (frames) => {
      const settled = Promise.withResolvers<(AppendResult | Error)[]>()
      calls.push({ ids: frames.map(({ id }) => id), at: performance.now(), settled })
      return settled.promise
    },
    () => isBusy,
  )
  const acknowledge = async (call: number) => {
    const { ids, settled } = calls[call]!
    settled.resolve(ids.map(() => 'ok' as const))
    await vi.advanceTimersByTimeAsync(0)
  }
  const inTurn = (id: string) => batch.inTurn(() => frame(id))
  /** Sends many frames, so that the next ones wait for others; forgets their calls. */
  const load = async () => {
    for (let i = 0; i < MANY; i++) void inTurn(`before ${i}`)
    for (let call = 0; call < calls.length || call === 0; call++) {
      await vi.advanceTimersByTimeAsync(EVERY_MS)
      await acknowledge(call)
    }
    calls.length = 0
  }
  return { batch, calls, acknowledge, inTurn, load, ids: () => calls.map(({ ids }) => ids) }
}

const MANY = 200

test('after a pause a frame is sent immediately, together with those of the same moment', async () => {
  const { inTurn, ids } = startBatch()
  void inTurn('a')
  void inTurn('b')
  await vi.advanceTimersByTimeAsync(0)
  expect(ids()).toEqual([['a', 'b']])
})

test('under load the next batch begins when the last one is acknowledged, and not before its interval', async () => {
  const { inTurn, ids, acknowledge, load } = startBatch()
  await load()
  void inTurn('a')
  await vi.advanceTimersByTimeAsync(EVERY_MS)
  void inTurn('b')
  await vi.advanceTimersByTimeAsync(EVERY_MS)
  void inTurn('c')
  expect(ids()).toEqual([['a']])
  await acknowledge(0)
  expect(ids()).toEqual([['a'], ['b', 'c']])
  await acknowledge(1)
  void inTurn('d')
  await vi.advanceTimersByTimeAsync(EVERY_MS - 1)
  expect(ids()).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(ids()[2]).toEqual(['d'])
})

test('without load a frame waits only for the acknowledgement of those before it, also in a burst', async () => {
  const { inTurn, ids, acknowledge } = startBatch()
  void inTurn('a')
  await vi.advanceTimersByTimeAsync(0)
  const burst = Array.from({ length: 2 * FRAMES_PER_MS }, (_, i) => `${i}`)
  for (const id of burst) void inTurn(id)
  await vi.advanceTimersByTimeAsync(0)
  expect(ids()).toEqual([['a']])
  await acknowledge(0)
  expect(ids()).toEqual([['a'], burst])
})

test('a frame waits no longer soon after the load has ended', async () => {
  const { inTurn, ids, load, acknowledge } = startBatch()
  await load()
  void inTurn('a')
  await vi.advanceTimersByTimeAsync(EVERY_MS)
  await acknowledge(0)
  await vi.advanceTimersByTimeAsync(100)
  void inTurn('b')
  await vi.advanceTimersByTimeAsync(0)
  await acknowledge(1)
  void inTurn('c')
  await vi.advanceTimersByTimeAsync(0)
  expect(ids()).toEqual([['a'], ['b'], ['c']])
})

test('under load a batch has as many frames as its time allows, and what waits is made when its turn comes', async () => {
  const { batch, inTurn, ids, acknowledge, load } = startBatch()
  await load()
  void inTurn('first')
  await vi.advanceTimersByTimeAsync(EVERY_MS)
  let grown = 'short'
  const many = EVERY_MS * FRAMES_PER_MS
  for (let i = 0; i < many; i++) void inTurn(`${i}`)
  void batch.inTurn(() => frame(grown))
  await acknowledge(0)
  await vi.advanceTimersByTimeAsync(EVERY_MS)
  expect(ids()[1]).toHaveLength(many)
  grown = 'long'
  await acknowledge(1)
  await vi.advanceTimersByTimeAsync(EVERY_MS)
  expect(ids()[2]).toEqual(['long'])
})

test.each([
  [100, FRAMES_PER_MS],
  [490, SPARE_PER_MS],
])('a process that has time sends for %i answers that wait %i frames each ms', async (waiting, rate) => {
  const { inTurn, ids, acknowledge, load } = startBatch(false)
  await load()
  void inTurn('first')
  await vi.advanceTimersByTimeAsync(EVERY_MS)
  for (let i = 0; i < waiting; i++) void inTurn(`${i}`)
  await acknowledge(0)
  await vi.advanceTimersByTimeAsync(EVERY_MS)
  expect(ids()[1]).toHaveLength(EVERY_MS * rate)
})

test('a crowd of answers gets fewer frames in the same time, and none waits too long for its own', async () => {
  const { inTurn, ids, acknowledge } = startBatch()
  void inTurn('first')
  await vi.advanceTimersByTimeAsync(0)
  const most = 2000
  for (let i = 0; i < most; i++) void inTurn(`${i}`)
  for (let call = 0; call * EVERY_MS < LONGEST_MS; call++) {
    await acknowledge(call)
    for (const id of ids()[call]!) void inTurn(id)
    await vi.advanceTimersByTimeAsync(EVERY_MS)
  }
  const sent = ids().flat()
  expect(new Set(sent).size).toBe(most + 1)
  expect(sent.length).toBeLessThan(LONGEST_MS * FRAMES_PER_MS)
})

test('a crowd of answers gets all frames from a process that has time for them', async () => {
  const { inTurn, ids, acknowledge } = startBatch(false)
  void inTurn('first')
  await vi.advanceTimersByTimeAsync(0)
  const most = 20 * FRAMES_PER_MS * EVERY_MS
  for (let i = 0; i < most; i++) void inTurn(`${i}`)
  for (let call = 0; call < 20 && ids().flat().length <= most; call++) {
    await acknowledge(call)
    await vi.advanceTimersByTimeAsync(EVERY_MS)
  }
  expect(ids().flat()).toHaveLength(most + 1)
})

test('no batch is larger than the most', async () => {
  const { inTurn, ids } = startBatch()
  for (let i = 0; i < MOST_FRAMES + 1; i++) void inTurn(`${i}`)
  await vi.advanceTimersByTimeAsync(0)
  expect(ids()[0]).toHaveLength(MOST_FRAMES)
})

test('an immediate frame does not wait for a batch', async () => {
  const { batch, inTurn, ids } = startBatch()
  void inTurn('a')
  await vi.advanceTimersByTimeAsync(0)
  void inTurn('b')
  void batch.now(frame('urgent'))
  await vi.advanceTimersByTimeAsync(0)
  expect(ids()).toEqual([['a'], ['urgent']])
})

test('each frame gets its own result, and a failed call fails all of its frames', async () => {
  const { inTurn, calls } = startBatch()
  const both = Promise.allSettled([inTurn('a'), inTurn('b'), inTurn('c')])
  await vi.advanceTimersByTimeAsync(0)
  calls[0]!.settled.resolve(['ok', 'fenced', new Error('full')])
  expect((await both).map((each) => (each.status === 'fulfilled' ? each.value : each.reason.message))).toEqual([
    'ok',
    'fenced',
    'full',
  ])
  const lost = Promise.allSettled([inTurn('d'), inTurn('e')])
  await vi.advanceTimersByTimeAsync(EVERY_MS)
  calls[1]!.settled.reject(new Error('lost'))
  expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

test('a frame that is no longer wanted is not sent', async () => {
  const { batch, ids } = startBatch()
  const result = batch.inTurn(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  expect(await result).toBe('ok')
  expect(ids()).toEqual([])
})
