import { decodeAddress } from './decode-address.ts'

const STORE = 'scroll_positions'

/** The event of the window that another address is drawn and not painted yet. */
export const SHOWN = 'philip:shown'

/** The scroll position of each history entry, by its key. */
let positions: Record<string, number> = {}
/** The entry on the screen. */
let shown = ''
/** Where the entry was left, until the reader uses it: its page can be too short at first. 0 for nowhere. */
let wanted = 0
/** How far `wanted` could be reached. */
let reached = 0

/** Remembers the scroll position of the current page before another page replaces it. */
export function rememberScroll(): void {
  if (shown && !wanted) positions[shown] = scrollY
}

/** True if the reader has read the entry on the screen before, and not at its top. */
export const hasPosition = (): boolean => !!positions[shown]

/** Takes over scroll restoration from the browser, across reloads too. Returns a function that restores the default. */
export function watchScroll(): () => void {
  history.scrollRestoration = 'manual'
  positions = readPositions()
  const keep = ({ type }: Event) => {
    rememberScroll()
    writePositions()
    // a page in the background can be closed without `pagehide`
    if (type === 'pagehide') history.scrollRestoration = 'auto'
  }
  const over = new AbortController()
  const on = (listener: (event: Event) => void, types: string[]) => {
    for (const type of types) addEventListener(type, listener, over)
  }
  on(keep, ['pagehide', 'visibilitychange'])
  on(settle, ['scroll', 'pointerdown', 'keydown'])
  const size = new ResizeObserver(reach)
  size.observe(document.body)
  return () => {
    over.abort()
    size.disconnect()
    history.scrollRestoration = 'auto'
  }
}

/** Scrolls a newly rendered entry to its last position, else to the target of its hash, else to the top. */
export function restoreScroll({ key, hash }: { key: string; hash: string }, keepsScroll: boolean): void {
  shown = key
  wanted = positions[key] ?? 0
  const target = hash && document.getElementById(decodeAddress(hash.slice(1)))
  if (wanted) reach()
  else if (target) target.scrollIntoView()
  else if (!keepsScroll) scrollTo(0, 0)
}

function reach(): void {
  if (!wanted) return
  scrollTo(0, wanted)
  reached = scrollY
}

/** Ends the restoring once the reader scrolls elsewhere, or uses the page where it was left. */
function settle({ type }: Event): void {
  if (type === 'scroll' ? scrollY !== reached : reached + 1 > wanted) wanted = 0
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
