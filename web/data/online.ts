import { createChanges } from './create-store.ts'
import { UNREACHABLE } from './unreachable.ts'

/**
 * Whether the server is reachable. The browser notices a lost network, but not a network without access (a captive
 * portal, dead Wi-Fi): failed requests reveal that, and a request to the server confirms it.
 */
type Parts = {
  /** Whether the server responds now. Never rejects. */
  probe: () => Promise<boolean>
  /** The browser's own view. */
  hasNetwork: () => boolean
  wait: (ms: number) => Promise<void>
}

/** Delays between two probes until one is answered; the last one repeats. */
const PAUSES_MS = [2000, 2000, 4000, 8000, 15_000, 30_000]
const PROBE_PATIENCE_MS = 5000

export function createOnline({ probe, hasNetwork, wait }: Parts) {
  const { notify, subscribe } = createChanges()
  const answers = createChanges()
  let isReachable = true
  let hasAnswered = false
  /** Changes when the search for the server starts or ends. */
  let search: symbol | null = null
  let wake = () => {}

  const set = (next: boolean) => {
    if (isReachable === next) return
    isReachable = next
    notify()
  }

  async function look(): Promise<void> {
    const own = Symbol()
    search = own
    let tries = 0
    while (search === own) {
      // a browser that knows that it has no network reports when it has one, so until then a probe is useless
      const isTrying = hasNetwork()
      if (isTrying) {
        const isThere = await probe()
        if (search !== own) return
        if (isThere) return noteAnswer()
        // a server that answered before may only be restarting, so it is probed twice
        if (tries > 0 || !hasAnswered) set(false)
      }
      const woken = new Promise<void>((resolve) => (wake = resolve))
      const pause = PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)]!
      await Promise.race(isTrying ? [wait(pause), woken] : [woken])
      tries = isTrying ? tries + 1 : 0
    }
  }

  /** The server responded, whatever the status. */
  function noteAnswer(): void {
    hasAnswered = true
    search = null
    set(true)
    answers.notify()
  }

  return {
    isOnline: () => hasNetwork() && isReachable,
    noteAnswer,
    /** A request got no response. */
    noteFailure: () => {
      if (!search) void look()
    },
    /** Resolves when the server responds to the next request. */
    nextAnswer: () =>
      new Promise<void>((resolve) => {
        const unsubscribe = answers.subscribe(() => {
          unsubscribe()
          resolve()
        })
      }),
    /** Something changed, so a waiting check runs immediately. */
    lookAgain: () => wake(),
    notify,
    subscribe,
  }
}

export const online = createOnline({
  probe: askServer,
  hasNetwork: () => navigator.onLine,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
})

/** A captive portal's page is not our response; an error of the server, or of a proxy in front of it, is. */
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

// tests also load the modules of this folder, without a page
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
