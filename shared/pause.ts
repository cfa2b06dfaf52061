/** More would delay the pieces of the answers that are still being written. */
const SLICE_MS = 1

let since = 0
const waiting: (() => void)[] = []
let isCalled = false
/** Browsers have no such function: there, nothing else runs in the worker that this code runs in. */
const { setImmediate: later } = globalThis as { setImmediate?: (run: () => void) => unknown }

/**
 * Awaited between small steps of work: yields once the checks of this process together have run for a millisecond.
 * Only one waiting check continues in each turn of the event loop: together their steps would add up.
 */
export function pause(): Promise<void> | undefined {
  if (!later || performance.now() - since < SLICE_MS) return undefined
  return new Promise((resolve) => {
    waiting.push(resolve)
    call()
  })
}

function call(): void {
  if (isCalled || waiting.length === 0) return
  isCalled = true
  later?.(() => {
    isCalled = false
    since = performance.now()
    waiting.shift()?.()
    call()
  })
}
