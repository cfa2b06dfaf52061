import { performance } from 'node:perf_hooks'

/** The share of the time that the event loop works, from which a process counts as busy. */
const BUSY = 0.85
const WATCHED_MS = 100

/** Whether the event loop of this process was busy lately. */
export function createLoopWatch(): () => boolean {
  let since = performance.eventLoopUtilization()
  let at = performance.now()
  let isBusy = false
  return () => {
    const now = performance.now()
    if (now - at < WATCHED_MS) return isBusy
    const current = performance.eventLoopUtilization()
    isBusy = performance.eventLoopUtilization(current, since).utilization > BUSY
    since = current
    at = now
    return isBusy
  }
}
