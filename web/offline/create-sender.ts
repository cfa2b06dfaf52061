import { online } from '../data/online.ts'

/** The pauses between two attempts, when the server was busy or the visitor's limit was reached: each is twice as long. */
const FIRST_PAUSE_MS = 60_000
const LONGEST_PAUSE_MS = 15 * FIRST_PAUSE_MS

type Queue<Item> = {
  /** What waits on this device, in the order in which it is sent. */
  waiting: () => readonly Item[]
  /** A name of an item's conversation, whose questions keep their order. */
  conversationOf: (item: Item) => string
  /** Whether something else sends an item at the moment. */
  isAsked?: (item: Item) => boolean
  /** Sends an item; returns false, or rejects, if it should be sent again after a pause. */
  send: (item: Item) => Promise<boolean>
}

/**
 * A function that sends what waits on this device, one item after the other, in one tab at a time, and tries again by itself
 * as long as something waits; it is safe to call at any time. After a failure it pauses, and then tries the next
 * conversation, so that a question that always fails does not keep back the others.
 */
export function createSender<Item>(queue: Queue<Item>): () => Promise<void> {
  const { waiting, conversationOf, isAsked = () => false, send } = queue
  let running: Promise<void> | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  let pause = FIRST_PAUSE_MS
  /** The conversations that wait until all others were tried. */
  const failed = new Set<string>()
  const next = () => waiting().find((item) => !isAsked(item) && !failed.has(conversationOf(item)))
  const sendAll = async (): Promise<void> => {
    clearTimeout(again)
    if (!next()) failed.clear()
    let hasFailed = false
    for (let item = next(); item && !hasFailed && online.isOnline(); item = next()) {
      hasFailed = !(await send(item).catch(() => false))
      if (hasFailed) failed.add(conversationOf(item))
      else pause = FIRST_PAUSE_MS
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
