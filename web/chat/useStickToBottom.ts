import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

const NEAR = 24
const AWAY = 160
const MARGIN = 16

/**
 * `turn`: the newest question stays at the top while its answer grows below it, so that a long answer is read from its
 * start. `end`: the last line stays visible. `free`: the reader has scrolled, and nothing moves.
 */
type Mode = 'turn' | 'end' | 'free'

/**
 * The reader's position in a conversation, by the history entry it was read at: a reader who opens a verse and returns
 * finds the same lines.
 */
const keptPlaces = new Map<string, number>()

/**
 * Scrolls a conversation while it grows. A new turn is always shown; after manual scrolling nothing moves until the
 * reader returns to the end. Questions are marked `data-anchor`; `revision` changes whenever the content does. With
 * `isForReading` another visitor's conversation stays at its beginning. `hasNews`: new words are out of view below, and
 * the reader has not been at the end since.
 */
export function useStickToBottom<Element extends HTMLElement>(
  turns: number,
  revision: string,
  isForReading: boolean,
): { ref: RefObject<Element | null>; hasNews: boolean; toBottom: () => void } {
  const ref = useRef<Element>(null)
  const mode = useRef<Mode>('turn')
  const shownTurns = useRef(0)
  // the last position set by code: any other position means that the reader scrolled, unless the view has resized
  const placed = useRef(0)
  const height = useRef(0)
  const [hasNews, setHasNews] = useState(false)
  const { key } = useLocation()
  const kept = useRef(keptPlaces.get(key))

  const place = () => {
    const scroller = ref.current!
    height.current = scroller.clientHeight
    if (mode.current === 'turn') keepRoom(scroller, shownTurns.current)
    // before the first turn, the panel starts at its top
    if (mode.current === 'free' || shownTurns.current === 0) return
    const end = endOf(scroller)
    const top = mode.current === 'turn' ? Math.min(end, topOfTurn(scroller)) : end
    if (Math.abs(scroller.scrollTop - top) > 1) scroller.scrollTop = top
    placed.current = scroller.scrollTop
  }

  /** How far the end is below; at the end no words are new. */
  const leftBelow = (scroller: Element): number => {
    const left = endOf(scroller) - scroller.scrollTop
    if (left < NEAR) setHasNews(false)
    return left
  }

  // in the layout, so that nothing is observed any more once the panel has left the page
  // biome-ignore lint/correctness/useExhaustiveDependencies: `place` reads only refs
  useLayoutEffect(() => {
    const scroller = ref.current!
    const look = () => {
      // the field below has grown, or a phone's keyboard has opened
      if (scroller.clientHeight !== height.current) place()
      const left = leftBelow(scroller)
      keptPlaces.set(key, scroller.scrollTop)
      if (Math.abs(scroller.scrollTop - placed.current) <= 2) return
      placed.current = scroller.scrollTop
      mode.current = left < NEAR ? 'end' : 'free'
    }
    const resizes = new ResizeObserver(() => scroller.clientHeight !== height.current && place())
    resizes.observe(scroller)
    scroller.addEventListener('scroll', look, { passive: true })
    return () => {
      resizes.disconnect()
      scroller.removeEventListener('scroll', look)
    }
  }, [key])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the revision triggers the effect
  useLayoutEffect(() => {
    const scroller = ref.current!
    const isOpening = shownTurns.current === 0 && turns > 1
    if (shownTurns.current !== turns) mode.current = isForReading ? 'free' : 'turn'
    shownTurns.current = turns
    if (kept.current !== undefined && turns > 0) {
      if (mode.current === 'turn') keepRoom(scroller, turns)
      scroller.scrollTop = kept.current
      placed.current = scroller.scrollTop
      kept.current = undefined
      mode.current = 'free'
    }
    place()
    if (leftBelow(scroller) >= AWAY && turns > 0 && !isOpening) setHasNews(true)
  }, [turns, revision, isForReading])

  return {
    ref,
    hasNews,
    toBottom: () => {
      mode.current = 'end'
      ref.current!.scrollTop = endOf(ref.current!)
      placed.current = ref.current!.scrollTop
    },
  }
}

const endOf = (scroller: HTMLElement) => scroller.scrollHeight - scroller.clientHeight

/** Leaves enough room below a short answer for its question to be at the top. */
function keepRoom(scroller: HTMLElement, turns: number): void {
  const log = scroller.firstElementChild as HTMLElement
  log.style.minHeight = turns > 0 ? `${topOfTurn(scroller) + scroller.clientHeight}px` : ''
}

function topOfTurn(scroller: HTMLElement): number {
  const anchor = [...scroller.querySelectorAll<HTMLElement>('[data-anchor]')].at(-1)
  if (!anchor) return endOf(scroller)
  const down = anchor.getBoundingClientRect().top - scroller.getBoundingClientRect().top
  return Math.max(0, Math.round(scroller.scrollTop + down - MARGIN))
}
