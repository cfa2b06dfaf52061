import { type Appended, type AppendResult, appendFrames } from './append-frames.ts'
import { createLoopWatch } from './loop-watch.ts'
import { streamPublishSeconds } from './metrics.ts'
import type { Redis } from './redis.ts'

/** Collects the frames of all answers of a process, and sends them together. */
export type FrameBatch = {
  /** Sends a frame immediately, together with the others of this moment. */
  now(frame: Appended): Promise<AppendResult>
  /**
   * Sends a frame when its turn comes. `take` makes it at that moment, so that the text of an answer grows while it
   * waits; nothing is sent if it returns undefined.
   */
  inTurn(take: () => Appended | undefined): Promise<AppendResult>
}

/** Under load, batches begin at least this far apart: a call to Redis costs as much as ten of its frames. */
export const EVERY_MS = 4
/** Frames in turn for each ms: a worker with more to send makes fewer and larger frames. */
export const FRAMES_PER_MS = 10
/** A process that has time sends up to so many, where each would otherwise wait longer than `SHORT_MS`. */
export const SPARE_PER_MS = 16
const SHORT_MS = 30
/** With more answers waiting than this, a busy process makes frames at the lowest rate, and they are larger. */
const CROWD = 500
const CROWDED_PER_MS = 6
/** While a process sends no more than this on average, its frames do not wait for others. */
const QUIET_PER_MS = FRAMES_PER_MS / 4
const REMEMBERED_MS = 50
/** No answer waits longer for its turn. */
export const LONGEST_MS = 250
/** More would keep Redis busy for several ms. */
export const MOST_FRAMES = 256

type Waiting = PromiseWithResolvers<AppendResult> & { take: () => Appended | undefined }

/**
 * A batch of frames in turn begins when the one before it was acknowledged. Each answer waits in one queue; the more
 * answers wait, the longer it takes, and the more text each frame has. So the delay grows with the load only. `isBusy`
 * reports whether this process has little time left.
 */
export function createFrameBatch(
  send: (frames: Appended[]) => Promise<(AppendResult | Error)[]>,
  isBusy: () => boolean,
): FrameBatch {
  const inTurn: Waiting[] = []
  const urgent: Waiting[] = []
  let isSending = false
  let isDue = false
  let isUrgentDue = false
  let begunAt = Number.NEGATIVE_INFINITY
  let recent = 0

  /** The frames sent lately, of which older ones count less, when so much time has passed since the last batch began. */
  const sentLately = (passed: number) => recent * Math.exp(-passed / REMEMBERED_MS)
  /** Whether few frames were sent lately, with those that wait: so a burst of a few answers does not wait. */
  const isQuiet = (passed: number) => sentLately(passed) + inTurn.length <= QUIET_PER_MS * REMEMBERED_MS
  const begin = async () => {
    isDue = false
    const now = performance.now()
    const passed = now - begunAt
    const { length } = inTurn
    const rate = Math.max(ratePerMs(length, isBusy()), length / LONGEST_MS)
    const most = isQuiet(passed) ? length : Math.min(MOST_FRAMES, Math.ceil(passed * rate))
    recent = sentLately(passed) + Math.min(most, length)
    begunAt = now
    isSending = true
    await deliver(inTurn.splice(0, most), send)
    isSending = false
    schedule()
  }
  const schedule = () => {
    if (isSending || isDue || inTurn.length === 0) return
    isDue = true
    const passed = performance.now() - begunAt
    if (passed >= EVERY_MS || isQuiet(passed)) setImmediate(begin)
    else setTimeout(begin, EVERY_MS - passed)
  }
  const beginUrgent = () => {
    isUrgentDue = false
    while (urgent.length > 0) void deliver(urgent.splice(0, MOST_FRAMES), send)
  }
  return {
    now(frame) {
      const waiting = { ...Promise.withResolvers<AppendResult>(), take: () => frame }
      urgent.push(waiting)
      if (!isUrgentDue) queueMicrotask(beginUrgent)
      isUrgentDue = true
      return waiting.promise
    },
    inTurn(take) {
      const waiting = { ...Promise.withResolvers<AppendResult>(), take }
      inTurn.push(waiting)
      schedule()
      return waiting.promise
    },
  }
}

function ratePerMs(waiting: number, isBusy: boolean): number {
  if (waiting > CROWD) return isBusy ? CROWDED_PER_MS : FRAMES_PER_MS
  return isBusy ? FRAMES_PER_MS : Math.min(SPARE_PER_MS, Math.max(FRAMES_PER_MS, waiting / SHORT_MS))
}

/** Sends the frames of those who waited, and passes each its result. Never rejects. */
async function deliver(
  waiting: readonly Waiting[],
  send: (frames: Appended[]) => Promise<(AppendResult | Error)[]>,
): Promise<void> {
  const sent: Waiting[] = []
  const frames: Appended[] = []
  for (const each of waiting) {
    try {
      const frame = each.take()
      if (!frame) {
        each.resolve('ok')
        continue
      }
      sent.push(each)
      frames.push(frame)
    } catch (error) {
      each.reject(error)
    }
  }
  if (frames.length === 0) return
  try {
    for (const [i, result] of (await send(frames)).entries()) {
      if (result instanceof Error) sent[i]?.reject(result)
      else sent[i]?.resolve(result)
    }
  } catch (error) {
    for (const each of sent) each.reject(error)
  }
}

const batches = new WeakMap<Redis, FrameBatch>()

/** The batch of a connection, shared by all writers that use it. */
export function frameBatchOf(redis: Redis): FrameBatch {
  const send = (frames: Appended[]) => timed(() => appendFrames(redis, frames))
  const known = batches.get(redis) ?? createFrameBatch(send, createLoopWatch())
  batches.set(redis, known)
  return known
}

function timed<T>(append: () => Promise<T>): Promise<T> {
  const stopTimer = streamPublishSeconds.startTimer()
  return append().finally(stopTimer)
}
