import { writeSync } from 'node:fs'
import { url } from 'node:inspector'
import { isMainThread, Worker, workerData } from 'node:worker_threads'
import { lookAtMainThread, type StuckCode } from './stuck-code.ts'
import { createStuckReport } from './stuck-report.ts'

type Options = { ticks: number; everyMs: number; databaseUrl?: string }
type Shared = Options & { beats: Int32Array }

/**
 * From the fourth tick on it checks what blocks the loop, and reports it after three checks that agree. This finishes
 * before the job's lock can expire, 7.5 s after its last renewal, and another worker takes the work.
 */
const LOOK_FROM = 4
/** Missed ticks after which the process ends. */
export const GUARD_TICKS = 30
const LOOKS = 3

/**
 * Ends the process when its event loop has been blocked for half a minute: a separate thread watches the loop's
 * heartbeat. It counts its ticks, not the clock, so a process that was frozen as a whole gets its time again. With a
 * database it first records which work item's code is running, so that a question that blocks every worker can be
 * identified.
 */
export function startLoopGuard({ ticks = GUARD_TICKS, everyMs = 1000, databaseUrl }: Partial<Options> = {}): void {
  // a debugger stops the loop on purpose
  if (url()) return
  const beats = new Int32Array(new SharedArrayBuffer(4))
  setInterval(() => Atomics.add(beats, 0, 1), everyMs).unref()
  const data: Shared = { beats, ticks, everyMs, databaseUrl }
  new Worker(new URL(import.meta.url), { workerData: data }).unref()
}

if (!isMainThread && workerData?.beats) guard(workerData as Shared)

function guard({ beats, ticks, everyMs, databaseUrl }: Shared): void {
  const report = createStuckReport(databaseUrl)
  let last = -1
  let still = 0
  let looks: StuckCode[] = []
  let isLooking = false

  const look = async () => {
    isLooking = true
    const seen = await lookAtMainThread().catch(() => undefined)
    isLooking = false
    // an answer that arrives once the loop moves again is about other code
    if (!seen || Atomics.load(beats, 0) !== last) return
    looks = [...looks.slice(1 - LOOKS), seen]
    const [first] = looks
    if (looks.length === LOOKS && first!.work_id && looks.every(({ work_id }) => work_id === first!.work_id)) {
      report.stuck(first!.work_id)
    }
  }

  setInterval(() => {
    const now = Atomics.load(beats, 0)
    if (now !== last) {
      if (looks.length > 0) report.moved()
      ;[last, still, looks] = [now, 0, []]
      return
    }
    still += 1
    if (still >= ticks) end(looks.at(-1))
    else if (still >= LOOK_FROM && !isLooking) void look()
  }, everyMs)
}

function end(seen: StuckCode | undefined): void {
  const line = { level: 60, msg: 'event loop stuck, exiting', ...seen }
  // a stream's data would have to pass through the main thread, which is blocked
  writeSync(2, `${JSON.stringify(line)}\n`)
  process.kill(process.pid, 'SIGKILL')
}
