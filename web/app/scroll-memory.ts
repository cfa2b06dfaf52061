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
/** How far the app scrolled the entry when it was shown; -1 once its page is scrolled elsewhere. */
let reached = 0
/** True once the reader has used the page: what scrolls it then is not the page itself. */
let isUsed = false
/** True if the reader has been at the entry before, or has scrolled in its text. */
let isRead = false

/** Remembers the scroll position of the current page before another page replaces it. */
export function rememberScroll(): void {
  // a page that never left its top has none: its text, or the verse that the address names, can still be on its way
  if (shown && !wanted && (scrollY || reached)) positions[shown] = scrollY
}

/** True if the page must stay where the reader has scrolled it, now or before. */
export const hasPosition = (): boolean => isRead

/** Says that the page has a new text: if it is shorter, the browser scrolls the page, and not the reader. */
export function expectScroll(): void {
  isUsed = false
}

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
  on(settle, ['scroll', 'wheel', 'pointerdown', 'keydown'])
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
  isUsed = false
  isRead = key in positions || (keepsScroll && isRead)
  const target = !isRead && hash && document.getElementById(decodeAddress(hash.slice(1)))
  if (wanted) reach()
  else if (target) target.scrollIntoView()
  else if (!keepsScroll) scrollTo(0, 0)
  // only if needed: to read the position lays the page out, in one long task with what rendered it
  if (!keepsScroll) reached = wanted || target ? scrollY : 0
}

function reach(): void {
  if (!wanted) return
  scrollTo(0, wanted)
  reached = scrollY
}

/** Ends the restoring once the reader scrolls elsewhere, or uses the page where it was left. */
function settle({ type }: Event): void {
  if (type !== 'scroll') {
    isUsed = true
    if (reached + 1 > wanted) wanted = 0
  } else if (scrollY !== reached) {
    wanted = 0
    reached = -1
    // who scrolls where the text is missing still waits for the verse
    if (isUsed && document.querySelector('section.chapter')) isRead = true
  }
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
