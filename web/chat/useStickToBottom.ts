import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

const NEAR = 24
const AWAY = 160
const MARGIN = 16

/**
 * `turn`: the newest question stays at the top while its answer grows below it, so that a long answer is read from its
 * beginning. `end`: the last line stays in sight. `free`: the reader has scrolled, and nothing moves.
 */
type Mode = 'turn' | 'end' | 'free'

/**
 * Where the reader was in a conversation, by the entry of the browser's history that it was read at: who goes on to a
 * verse and comes back finds the same lines.
 */
const keptPlaces = new Map<string, number>()

/**
 * Scrolls a conversation while it grows. A new turn is always shown; who scrolls is left alone until they come back to
 * the end. Questions are marked `data-anchor`; `revision` changes whenever the content does.
 */
export function useStickToBottom<Element extends HTMLElement>(
  turns: number,
  revision: string,
): { ref: RefObject<Element | null>; isAway: boolean; toBottom: () => void } {
  const ref = useRef<Element>(null)
  const mode = useRef<Mode>('turn')
  const shownTurns = useRef(0)
  // where the scroller was put last: a scroll to anywhere else is the reader's
  const placed = useRef(0)
  const [isAway, setIsAway] = useState(false)
  const { key } = useLocation()
  const kept = useRef(keptPlaces.get(key))

  useEffect(() => {
    const scroller = ref.current!
    const look = () => {
      const left = endOf(scroller) - scroller.scrollTop
      setIsAway(left >= AWAY)
      keptPlaces.set(key, scroller.scrollTop)
      if (Math.abs(scroller.scrollTop - placed.current) <= 2) return
      placed.current = scroller.scrollTop
      mode.current = left < NEAR ? 'end' : 'free'
    }
    scroller.addEventListener('scroll', look, { passive: true })
    return () => scroller.removeEventListener('scroll', look)
  }, [key])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the revision is the reason to look again
  useLayoutEffect(() => {
    const scroller = ref.current!
    if (shownTurns.current !== turns) mode.current = 'turn'
    shownTurns.current = turns
    if (mode.current === 'turn') keepRoom(scroller, turns)
    if (kept.current !== undefined && turns > 0) {
      scroller.scrollTop = kept.current
      placed.current = scroller.scrollTop
      kept.current = undefined
      mode.current = 'free'
    }
    const end = endOf(scroller)
    // before the first turn the panel is read from its top
    if (mode.current !== 'free' && turns > 0) {
      const top = mode.current === 'turn' ? Math.min(end, topOfTurn(scroller)) : end
      if (Math.abs(scroller.scrollTop - top) > 1) scroller.scrollTop = top
      placed.current = scroller.scrollTop
    }
    setIsAway(turns > 0 && end - scroller.scrollTop >= AWAY)
  }, [turns, revision])

  return {
    ref,
    isAway,
    toBottom: () => {
      mode.current = 'end'
      ref.current!.scrollTop = endOf(ref.current!)
      placed.current = ref.current!.scrollTop
    },
  }
}

const endOf = (scroller: HTMLElement) => scroller.scrollHeight - scroller.clientHeight

/** A short answer has as much room below it as its question needs to stand at the top. */
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
