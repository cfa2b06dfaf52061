import { decodeAddress } from './decode-address.ts'

const STORE = 'scroll_positions'

/** The event of the window that another address is drawn and not painted yet. */
export const SHOWN = 'philip:shown'

/** The scroll position of each history entry, by its key. */
let positions: Record<string, number> = {}
/** The entry on the screen. */
let shown: string | null = null

/** Remembers the scroll position of the current page before another page replaces it. */
export function rememberScroll(): void {
  if (shown) positions[shown] = scrollY
}

/** Takes over scroll restoration from the browser, across reloads too. Returns a function that restores the default. */
export function watchScroll(): () => void {
  history.scrollRestoration = 'manual'
  positions = readPositions()
  const keep = () => {
    rememberScroll()
    writePositions()
    history.scrollRestoration = 'auto'
  }
  addEventListener('pagehide', keep)
  return () => {
    removeEventListener('pagehide', keep)
    history.scrollRestoration = 'auto'
  }
}

/** Scrolls a newly rendered entry to its last position, else to the target of its hash, else to the top. */
export function restoreScroll({ key, hash }: { key: string; hash: string }, keepsScroll: boolean): void {
  shown = key
  const before = positions[key]
  const target = hash && document.getElementById(decodeAddress(hash.slice(1)))
  if (before !== undefined) scrollTo(0, before)
  else if (target) target.scrollIntoView()
  else if (!keepsScroll) scrollTo(0, 0)
}

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

function writePositions(): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify(positions))
  } catch {
    // storage may be disabled or full: a reload then starts at the top
  }
}
