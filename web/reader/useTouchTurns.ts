import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Turns } from './touch-turns.ts'

// only touch needs it; it is loaded alongside the first paint, and without it the links below the text turn the page
const loading = navigator.maxTouchPoints > 0 ? import('./touch-turns.ts').catch(() => null) : null

/** Turns the page by a swipe, or by a double tap on the left or right quarter. */
export function useTouchTurns(ref: RefObject<HTMLElement | null>, turns: Turns): void {
  const latest = useEffectEvent(() => turns)
  useEffect(() => {
    let stop = () => {}
    let isOver = false
    void loading?.then((touch) => {
      if (touch && !isOver && ref.current) stop = touch.watchTouches(ref.current, () => latest())
    })
    return () => {
      isOver = true
      stop()
    }
  }, [ref])
}
