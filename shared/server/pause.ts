const SLICE_MS = 8

let since = 0
const waiting: (() => void)[] = []
let isCalled = false

/**
 * Awaited between small steps of work: gives others their turn when the checks of this process together have had theirs
 * for some milliseconds. Of those that wait, one goes on in each turn of the event loop: all at once would add up their
 * steps.
 */
export function pause(): Promise<void> | undefined {
  if (performance.now() - since < SLICE_MS) return undefined
  return new Promise((resolve) => {
    waiting.push(resolve)
    call()
  })
}

function call(): void {
  if (isCalled || waiting.length === 0) return
  isCalled = true
  setImmediate(() => {
    isCalled = false
    since = performance.now()
    waiting.shift()?.()
    call()
  })
}
