import { type RefObject, useEffect, useRef } from 'react'

const ZONE = 0.25
const INTERVAL = 300
const NEAR = 48

/**
 * Two taps within a moment on the left or right quarter turn the page. Nothing lies over the text: what can be pressed
 * there, and the selection of words, work as everywhere else.
 */
export function useDoubleTap(
  ref: RefObject<HTMLElement | null>,
  turn: { previous?: () => void; next?: () => void },
): void {
  const latest = useRef(turn)
  useEffect(() => {
    latest.current = turn
  })
  useEffect(() => {
    const area = ref.current
    if (!area) return
    let last = { time: 0, x: 0, y: 0 }
    const onPointerUp = (event: PointerEvent) => {
      if (event.pointerType !== 'touch' || (event.target as Element).closest('a, button, [role="button"]')) return
      const isDouble =
        event.timeStamp - last.time <= INTERVAL && Math.hypot(event.clientX - last.x, event.clientY - last.y) <= NEAR
      last = { time: isDouble ? 0 : event.timeStamp, x: event.clientX, y: event.clientY }
      if (!isDouble) return
      const box = area.getBoundingClientRect()
      const across = (event.clientX - box.left) / box.width
      const side = across < ZONE ? 'previous' : across > 1 - ZONE ? 'next' : null
      if (!side) return
      getSelection()?.removeAllRanges()
      latest.current[side]?.()
    }
    area.addEventListener('pointerup', onPointerUp)
    return () => area.removeEventListener('pointerup', onPointerUp)
  }, [ref])
}
