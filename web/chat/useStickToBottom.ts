import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

const NEAR = 80

/**
 * Keeps a scroller at its end while it grows, as long as the reader is there; who scrolls up is left alone.
 * `revision` changes whenever the content does.
 */
export function useStickToBottom<Element extends HTMLElement>(
  revision: string,
): { ref: RefObject<Element | null>; isAway: boolean; toBottom: () => void } {
  const ref = useRef<Element>(null)
  const follows = useRef(true)
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
    if (follows.current) scroller.scrollTop = scroller.scrollHeight
  }, [revision])

  return {
    ref,
    isAway,
    toBottom: () => {
      follows.current = true
      ref.current!.scrollTop = ref.current!.scrollHeight
    },
  }
}
