import { type RefObject, useEffect, useLayoutEffect } from 'react'

const GAP = 10
const EDGE = 12

/**
 * Puts a popover under its marker where there is room, else above; inside the column's edges. In the page's own
 * coordinates, so it scrolls with the text.
 */
export function usePosition(ref: RefObject<HTMLDivElement | null>, marker: HTMLElement): void {
  useLayoutEffect(() => {
    const popover = ref.current!
    const place = () => {
      const host = (popover.offsetParent ?? document.body).getBoundingClientRect()
      const at = marker.getBoundingClientRect()
      const { offsetWidth: width, offsetHeight: height } = popover
      const isBelow = at.bottom + GAP + height < innerHeight - EDGE || at.top - GAP - height < EDGE + 56
      const wanted = at.left + at.width / 2 - width / 2
      const left = Math.max(EDGE, Math.min(wanted, document.documentElement.clientWidth - width - EDGE))
      popover.style.left = `${left - host.left}px`
      popover.style.top = `${(isBelow ? at.bottom + GAP : at.top - GAP - height) - host.top}px`
      popover.dataset.side = isBelow ? 'below' : 'above'
    }
    place()
    const observer = new ResizeObserver(place)
    observer.observe(popover)
    addEventListener('resize', place)
    return () => {
      observer.disconnect()
      removeEventListener('resize', place)
    }
  }, [ref, marker])
}

/** Escape closes and gives the focus back; so does a press anywhere else, which keeps the focus it took. */
export function useDismiss(ref: RefObject<HTMLDivElement | null>, marker: HTMLElement, onClose: () => void): void {
  useEffect(() => {
    const onKeydown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      marker.focus({ preventScroll: true })
      onClose()
    }
    const onPointerDown = (event: PointerEvent) => {
      const target = event.target as Node
      if (!ref.current?.contains(target) && !marker.contains(target)) onClose()
    }
    document.addEventListener('keydown', onKeydown)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeydown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [ref, marker, onClose])
}
