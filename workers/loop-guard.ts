import { writeSync } from 'node:fs'
import { url } from 'node:inspector'
import { isMainThread, Worker, workerData } from 'node:worker_threads'

type Shared = { beats: Int32Array; ticks: number; everyMs: number }

/**
 * Ends the process when its event loop has stood still for half a minute: a thread of its own counts that the loop
 * beats. It counts its own ticks, not the clock, so a process that was frozen as a whole is given its time again.
 */
export function startLoopGuard({ ticks = 30, everyMs = 1000 } = {}): void {
  // somebody who looks at it with a debugger stops the loop on purpose
  if (url()) return
  const beats = new Int32Array(new SharedArrayBuffer(4))
  setInterval(() => Atomics.add(beats, 0, 1), everyMs).unref()
  new Worker(new URL(import.meta.url), { workerData: { beats, ticks, everyMs } satisfies Shared }).unref()
}

if (!isMainThread && workerData?.beats) {
  const { beats, ticks, everyMs } = workerData as Shared
  let last = -1
  let still = 0
  setInterval(() => {
    const now = Atomics.load(beats, 0)
    still = now === last ? still + 1 : 0
    last = now
    if (still < ticks) return
    // the main thread, which stands still, would have to pass on what a stream is given
    writeSync(2, `${JSON.stringify({ level: 60, msg: 'the event loop stands still; the process ends' })}\n`)
    process.kill(process.pid, 'SIGKILL')
  }, everyMs)
}
