import { online } from '../data/online.ts'

/** When the server was busy, or the visitor's limit was reached. */
const AGAIN_MS = 60_000

/**
 * A function that sends what waits on this device, one item after the other, in one tab at a time; it is safe to call at
 * any time. `next` finds the next item; `send` returns false, or rejects, if it should be sent again in a minute.
 */
export function createSender<Item>(
  next: () => Item | undefined,
  send: (item: Item) => Promise<boolean>,
): () => Promise<void> {
  let running: Promise<void> | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  const sendAll = async (): Promise<void> => {
    for (let item = next(); item && online.isOnline(); item = next()) {
      if (await send(item).catch(() => false)) continue
      clearTimeout(again)
      again = setTimeout(() => void start(), AGAIN_MS)
      return
    }
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
