import { CallError } from '../../data/client.ts'
import { createStore, type Store } from '../../data/create-store.ts'
import { online } from '../../data/online.ts'
import { type StudyCalls, studyCalls } from '../../data/study-calls.ts'
import { SharedAnew } from './local-store.ts'
import type { Study } from './study.ts'
import { createExchange, DocumentGone, type Exchange } from './sync.ts'

/**
 * `alone`: the document is only in this browser. `tooMany`: this is a device too many, which may only read. `gone`: it
 * was deleted elsewhere, and is alone again.
 */
export type SyncStatus = 'alone' | 'shared' | 'offline' | 'full' | 'tooMany' | 'locked' | 'gone'

export type Sync = { status: Pick<Store<SyncStatus>, 'get' | 'subscribe'>; start: () => void }

const LOCK = 'philip-study'
/** How many seconds a call waits for what another device writes. */
const WAIT_S = 7
/** Letters that are typed quickly are sent together. */
const GATHER_MS = 250
const PAUSES_MS = [2000, 4000, 8000, 15_000, 30_000]

/** Keeps the document equal on the visitor's devices, in the tab that is seen, while it is open. */
export function createSync(study: Study, calls: StudyCalls = studyCalls): Sync {
  const status = createStore<SyncStatus>('alone')
  let running: AbortController | null = null
  const start = () => {
    if (running || document.hidden) return
    const own = new AbortController()
    running = own
    const { signal } = own
    const run = async () => {
      while (!signal.aborted) {
        try {
          return await exchangeUntil(signal, study, calls, status.set)
        } catch (error) {
          // a link was opened in another window: from now on the document of that link
          if (!(error instanceof SharedAnew)) throw error
        }
      }
    }
    // one tab at a time; without locks every tab does it, which is only more work
    const ask = () => (navigator.locks ? navigator.locks.request(LOCK, { signal }, run) : run())
    announce(study, status)
      .then(ask)
      .catch(() => {})
      .finally(() => {
        if (running === own) running = null
      })
  }
  const stop = () => {
    running?.abort()
    running = null
  }
  document.addEventListener('visibilitychange', () => (document.hidden ? stop() : start()))
  study.onClose(stop)
  return { status, start }
}

/** A tab that waits for its turn says that the document is shared, too. */
async function announce(study: Study, status: Store<SyncStatus>): Promise<void> {
  const state = await study.store.sync()
  if (state && status.get() === 'alone') status.set('shared')
}

/** Refusals that the same call would only get again: the document is too large, or this is a device too many. */
const TOO_LARGE = ['study_full', 'too_large']
const TOO_MANY = 'too_many_devices'

async function exchangeUntil(
  signal: AbortSignal,
  study: Study,
  calls: StudyCalls,
  set: (status: SyncStatus) => void,
): Promise<void> {
  const state = await study.store.sync()
  if (!state) return set('alone')
  const exchange = await createExchange(study, state, calls)
  let failures = 0
  let hasCompacted = false
  // what was refused is not sent again before something has changed
  let refused: readonly unknown[] | null = null
  let isFinal = false
  while (!signal.aborted) {
    let items = study.items()
    try {
      await exchange.pull(signal)
      items = study.items()
      const isRefused = isFinal || items === refused
      if (!isRefused) await exchange.push()
      set(isFinal ? 'tooMany' : isRefused ? 'full' : 'shared')
      failures = 0
      await untilChange(signal, study, exchange)
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof SharedAnew) throw error
      if (error instanceof DocumentGone) {
        await study.store.unshare(state.client)
        return set('gone')
      }
      const word = error instanceof CallError ? error.error : 'offline'
      if (word === 'other_key') return set('locked')
      if (TOO_LARGE.includes(word) && !hasCompacted) {
        hasCompacted = true
        await study.store.sendAll(state.client)
      } else if (TOO_LARGE.includes(word) || word === TOO_MANY) {
        refused = items
        isFinal = word === TOO_MANY
      } else {
        set('offline')
        const wanted = error instanceof CallError ? (error.retryAfter ?? 0) * 1000 : 0
        await untilOnline(signal, study, Math.max(wanted, PAUSES_MS[Math.min(failures++, PAUSES_MS.length - 1)]!))
      }
    }
  }
}

/** Waits for a change here or on another device; the latter is merged. */
async function untilChange(signal: AbortSignal, study: Study, exchange: Exchange): Promise<void> {
  const here = new AbortController()
  const changed = new Promise<void>((resolve) => {
    const off = study.onStored(() => setTimeout(resolve, GATHER_MS))
    AbortSignal.any([signal, here.signal]).addEventListener('abort', () => {
      off()
      resolve()
    })
  })
  const poll = new AbortController()
  const there = exchange.pull(AbortSignal.any([signal, poll.signal]), WAIT_S)
  const ended = there.catch((error: unknown) => {
    if (!poll.signal.aborted) throw error
  })
  try {
    await Promise.race([changed, ended])
  } finally {
    poll.abort()
    here.abort()
  }
  await ended
}

/** Waits until the server can be reached again, something changes here, or the pause is over. */
function untilOnline(signal: AbortSignal, study: Study, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(), ms)
    const offs = [online.subscribe(() => online.isOnline() && end()), study.onStored(() => end())]
    const end = () => {
      clearTimeout(timer)
      for (const off of offs) off()
      signal.removeEventListener('abort', end)
      resolve()
    }
    signal.addEventListener('abort', end)
  })
}
