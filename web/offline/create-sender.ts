import { online } from '../data/online.ts'

/** The pauses between two attempts, when the server was busy or the visitor's limit was reached: each is twice as long. */
const FIRST_PAUSE_MS = 60_000
const LONGEST_PAUSE_MS = 15 * FIRST_PAUSE_MS

type Queue<Item> = {
  /** What waits on this device, in the order in which it is sent. */
  waiting: () => readonly Item[]
  /** Whether something else sends an item at the moment. */
  isAsked?: (item: Item) => boolean
  /** Sends an item; returns false, or rejects, if it should be sent again after a pause. */
  send: (item: Item) => Promise<boolean>
}

/**
 * A function that sends what waits on this device, one item after the other, in one tab at a time, and tries again by itself
 * as long as something waits; it is safe to call at any time.
 */
export function createSender<Item>({ waiting, isAsked = () => false, send }: Queue<Item>): () => Promise<void> {
  let running: Promise<void> | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  let pause = FIRST_PAUSE_MS
  const next = () => waiting().find((item) => !isAsked(item))
  const sendAll = async (): Promise<void> => {
    clearTimeout(again)
    let hasFailed = false
    for (let item = next(); item && !hasFailed && online.isOnline(); item = next()) {
      hasFailed = !(await send(item).catch(() => false))
      if (!hasFailed) pause = FIRST_PAUSE_MS
    }
    // the next change of the network calls this again
    if (!online.isOnline() || waiting().length === 0) return
    again = setTimeout(() => void start(), pause)
    if (hasFailed) pause = Math.min(2 * pause, LONGEST_PAUSE_MS)
  }
  const start = () => {
    running ??= alone(sendAll).finally(() => {
      running = undefined
    })
    return running
  }
  return start
}

const alone = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('kept-questions', work) : work()
