import { isMirrored } from '../words/is-mirrored.ts'

/** The page turns; a direction without a chapter has none. */
export type Turns = { previous?: () => void; next?: () => void }
type Side = keyof Turns
type Point = { x: number; y: number }

/**
 * Turns the page by touch. Nothing covers the text: buttons, text selection, scrolling and zooming work as usual.
 * Returns a function that removes the listeners.
 */
export function watchTouches(area: HTMLElement, turns: () => Turns): () => void {
  const ends = [watchSwipes(area, turns), watchDoubleTaps(area, turns)]
  return () => {
    for (const end of ends) end()
  }
}

/** The outer part of the window belongs to the system's back gesture. */
const EDGE = 28
/** A finger resting this long starts a selection. */
const PATIENCE_MS = 400
/** How far a finger moves before its direction counts. */
const SLOP = 10
const FAR = 72
/** A quick movement is a swipe after fewer pixels: its minimum speed, in pixels per millisecond. */
const QUICK = 0.5
const SHORT = 36
/** The text follows more slowly than the finger. */
const PULL = 0.35
const BACK_MS = 160

type Swipe = Point & { time: number; isSideways: boolean; moved: number }

/** A swipe to the left goes to the next chapter, to the right to the previous one; mirrored, the other way round. */
function watchSwipes(area: HTMLElement, turns: () => Turns): () => void {
  let swipe: Swipe | null = null
  const column = () => area.firstElementChild as HTMLElement
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)')

  const start = (event: TouchEvent) => {
    const [touch] = event.touches
    swipe = null
    if (!touch || event.touches.length > 1 || !mayBegin(event.target as Element, touch.clientX, area)) return
    swipe = { x: touch.clientX, y: touch.clientY, time: event.timeStamp, isSideways: false, moved: 0 }
  }
  const move = (event: TouchEvent) => {
    const [touch] = event.touches
    if (!swipe || !touch) return
    const [across, down] = [touch.clientX - swipe.x, touch.clientY - swipe.y]
    if (!swipe.isSideways && Math.hypot(across, down) < SLOP) return
    const isLate = !swipe.isSideways && event.timeStamp - swipe.time > PATIENCE_MS
    const isUpright = !swipe.isSideways && Math.abs(across) < 2 * Math.abs(down)
    if (event.touches.length > 1 || isLate || isUpright || hasSelection()) return drop()
    swipe.isSideways = true
    swipe.moved = across
    // a direction without a chapter does not move
    const isLeading = turns()[sideOf(across)] !== undefined
    if (!isCalm.matches) column().style.translate = isLeading ? `${across * PULL}px 0` : ''
  }
  const end = (event: TouchEvent) => {
    const done = swipe
    drop()
    if (!done?.isSideways || event.type === 'touchcancel' || hasSelection()) return
    const way = Math.abs(done.moved)
    const isSwipe = way >= FAR || (way >= SHORT && way / (event.timeStamp - done.time) >= QUICK)
    const turn = isSwipe ? turns()[sideOf(done.moved)] : undefined
    if (!turn) return
    turn()
    if (!isCalm.matches) slideIn(column(), Math.sign(done.moved))
  }
  const drop = () => {
    const moved = swipe?.isSideways ? column().style.translate : ''
    swipe = null
    if (!moved) return
    column().style.translate = ''
    column().animate([{ translate: moved }, { translate: '0 0' }], { duration: BACK_MS, easing: 'ease-out' })
  }
  return listen(area, { touchstart: start, touchmove: move, touchend: end, touchcancel: end })
}

const sideOf = (across: number): Side => (across < 0 === isMirrored() ? 'previous' : 'next')

const hasSelection = () => getSelection()?.isCollapsed === false

/** What uses touches itself: a sheet is inside the page in the document, and in front of it on the screen. */
const OWN = 'input, select, textarea, dialog, [role="dialog"]'

/** Whether a swipe may begin there: not at the edges, in a zoomed page, in a selection, or in a scrollable element. */
function mayBegin(target: Element, x: number, area: HTMLElement): boolean {
  if (x < EDGE || x > document.documentElement.clientWidth - EDGE) return false
  if ((visualViewport?.scale ?? 1) > 1.01 || hasSelection() || target.closest(OWN)) return false
  for (let around: Element | null = target; around && around !== area; around = around.parentElement) {
    const isWide = around.scrollWidth > around.clientWidth + 1
    if (isWide && /auto|scroll/.test(getComputedStyle(around).overflowX)) return false
  }
  return true
}

/** Slides the next text in from the side that it was dragged from. */
function slideIn(column: HTMLElement, from: number): void {
  const frames = [
    { opacity: 0, translate: `${-from * 32}px 0` },
    { opacity: 1, translate: '0 0' },
  ]
  column.animate(frames, { duration: BACK_MS, easing: 'ease-out' })
}

const ZONE = 0.25
const INTERVAL_MS = 300
const NEAR = 48

/** A double tap on the right quarter goes forward, on the left quarter back; mirrored, the other way round. */
function watchDoubleTaps(area: HTMLElement, turns: () => Turns): () => void {
  let last = { time: 0, x: 0, y: 0 }
  let down: Point = { x: 0, y: 0 }
  const press = ({ clientX: x, clientY: y }: PointerEvent) => {
    down = { x, y }
  }
  const release = (event: PointerEvent) => {
    const { clientX: x, clientY: y, timeStamp: time } = event
    if (event.pointerType !== 'touch' || (event.target as Element).closest(`a, button, [role="button"], ${OWN}`)) return
    // the end of a swipe is not a tap
    if (Math.hypot(x - down.x, y - down.y) > SLOP) return
    const isDouble = time - last.time <= INTERVAL_MS && Math.hypot(x - last.x, y - last.y) <= NEAR
    last = { time: isDouble ? 0 : time, x, y }
    if (!isDouble) return
    const box = area.getBoundingClientRect()
    const across = (x - box.left) / box.width
    if (across >= ZONE && across <= 1 - ZONE) return
    getSelection()?.removeAllRanges()
    turns()[sideOf(0.5 - across)]?.()
  }
  return listen(area, { pointerdown: press, pointerup: release })
}

type Listeners = { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void }

function listen(area: HTMLElement, listeners: Listeners): () => void {
  const all = Object.entries(listeners) as [string, EventListener][]
  for (const [name, listener] of all) area.addEventListener(name, listener, { passive: true })
  return () => {
    for (const [name, listener] of all) area.removeEventListener(name, listener)
  }
}
