import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

const NEAR = 80
const MARGIN = 16

/**
 * Keeps a scroller at its end while it grows, as long as the reader is there; who scrolls up is left alone. The last
 * element marked `data-anchor` is never pushed out at the top: a long answer is read from its beginning.
 * `revision` changes whenever the content does; a new turn is always shown.
 */
export function useStickToBottom<Element extends HTMLElement>(
  turns: number,
  revision: string,
): { ref: RefObject<Element | null>; isAway: boolean; toBottom: () => void } {
  const ref = useRef<Element>(null)
  const follows = useRef(true)
  const shownTurns = useRef(0)
  const [isAway, setIsAway] = useState(false)

  useEffect(() => {
    const scroller = ref.current!
    const look = () => {
      const left = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight
      follows.current = left < NEAR
      setIsAway(left >= NEAR * 2)
    }
    const release = (event: WheelEvent) => {
      if (event.deltaY < 0) follows.current = false
    }
    scroller.addEventListener('scroll', look, { passive: true })
    scroller.addEventListener('wheel', release, { passive: true })
    return () => {
      scroller.removeEventListener('scroll', look)
      scroller.removeEventListener('wheel', release)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the revision is the reason to look again
  useLayoutEffect(() => {
    const scroller = ref.current!
    if (shownTurns.current !== turns) follows.current = true
    shownTurns.current = turns
    // before the first turn the panel is read from its top
    if (!follows.current || turns === 0) return
    const anchor = [...scroller.querySelectorAll<HTMLElement>('[data-anchor]')].at(-1)
    const end = scroller.scrollHeight - scroller.clientHeight
    const top = anchor ? anchor.getBoundingClientRect().top - scroller.getBoundingClientRect().top - MARGIN : end
    scroller.scrollTop = anchor ? Math.min(end, scroller.scrollTop + top) : end
  }, [turns, revision])

  return {
    ref,
    isAway,
    toBottom: () => {
      follows.current = true
      ref.current!.scrollTop = ref.current!.scrollHeight
    },
  }
}
