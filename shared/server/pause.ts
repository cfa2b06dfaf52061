import { setImmediate as nextTurn } from 'node:timers/promises'

const SLICE_MS = 8

let since = 0
let turn: Promise<void> | undefined

/**
 * Awaited between small steps of work: gives others their turn when the checks of this process together have had theirs
 * for some milliseconds.
 */
export function pause(): Promise<void> | undefined {
  if (!turn && performance.now() - since < SLICE_MS) return undefined
  return wait()
}

async function wait(): Promise<void> {
  // of many that wait, those that do not fit into the next slice wait for another one
  do {
    turn ??= nextTurn().then(() => {
      since = performance.now()
      turn = undefined
    })
    await turn
  } while (performance.now() - since >= SLICE_MS)
}
