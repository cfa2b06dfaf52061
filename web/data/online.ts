import { UNREACHABLE } from './readable.ts'

/**
 * Whether the server can be reached. The browser notices a lost network, but not one without access (a captive
 * portal, dead Wi-Fi): that is learned from requests that fail, and confirmed by asking the server.
 */
type Parts = {
  /** Whether the server answers now. Never rejects. */
  probe: () => Promise<boolean>
  /** What the browser believes. */
  hasNetwork: () => boolean
  wait: (ms: number) => Promise<void>
}

/** Between two probes, until one is answered; the last one again and again. */
const PAUSES_MS = [2000, 2000, 4000, 8000, 15_000, 30_000]
const PROBE_PATIENCE_MS = 5000

export function createOnline({ probe, hasNetwork, wait }: Parts) {
  const listeners = new Set<() => void>()
  let isReachable = true
  let hasAnswered = false
  /** Changes when the search for the server begins or ends. */
  let search: symbol | null = null
  let wake = () => {}

  const notify = () => {
    for (const listener of listeners) listener()
  }
  const set = (next: boolean) => {
    if (isReachable === next) return
    isReachable = next
    notify()
  }

  async function look(): Promise<void> {
    const own = Symbol()
    search = own
    for (let tries = 0; ; tries++) {
      const isThere = await probe()
      if (search !== own) return
      if (isThere) return noteAnswer()
      // a server that answered before may only be restarting: it is asked twice
      if (tries > 0 || !hasAnswered) set(false)
      const woken = new Promise<void>((resolve) => (wake = resolve))
      await Promise.race([wait(PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)]!), woken])
      if (search !== own) return
    }
  }

  /** The server answered, whatever it said. */
  function noteAnswer(): void {
    hasAnswered = true
    search = null
    set(true)
  }

  return {
    isOnline: () => hasNetwork() && isReachable,
    noteAnswer,
    /** A request got no answer. */
    noteFailure: () => {
      if (!search && hasNetwork()) void look()
    },
    /** Something changed: a waiting check runs at once. */
    lookAgain: () => wake(),
    notify,
    /** Calls back at each change. Returns the function that ends it. */
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const online = createOnline({
  probe: askServer,
  hasNetwork: () => navigator.onLine,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
})

/** A page of a captive portal is no answer of ours; an error of the server, or of a proxy before it, is one. */
async function askServer(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PROBE_PATIENCE_MS)
    const { status, headers } = await fetch('/healthz', { cache: 'no-store', redirect: 'error', signal })
    const isJson = headers.get('Content-Type')?.includes('json') ?? false
    return status === 511 ? false : isJson || status >= 400
  } catch {
    return false
  }
}

// modules of this folder are also loaded by tests without a page
if ('document' in globalThis) {
  for (const event of ['online', 'offline']) {
    addEventListener(event, () => {
      online.lookAgain()
      online.notify()
    })
  }
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && online.lookAgain())
  navigator.serviceWorker?.addEventListener('message', ({ data }) => data === UNREACHABLE && online.noteFailure())
}
