import { type RefObject, useEffect, useEffectEvent } from 'react'
import { type Turns, watchTouches } from './touch-turns.ts'

/** Turns the page by a swipe, or by a double tap on the left or right quarter. `data-turns` says that it does. */
export function useTouchTurns(ref: RefObject<HTMLElement | null>, turns: Turns): void {
  const latest = useEffectEvent(() => turns)
  useEffect(() => {
    const page = ref.current
    if (!page || navigator.maxTouchPoints === 0) return
    const stop = watchTouches(page, () => latest())
    page.dataset.turns = 'touch'
    return () => {
      delete page.dataset.turns
      stop()
    }
  }, [ref])
}
