import { type RefObject, useLayoutEffect } from 'react'
import { placeBeside } from '../../ui/place-beside.ts'

const GAP = 10
const EDGE = 12
const HEADER = 56

/**
 * Positions a popover below its marker if there is room, else above it, within its scroll container. It uses page
 * coordinates, so it scrolls with the text.
 */
export function usePosition(ref: RefObject<HTMLDivElement | null>, marker: HTMLElement): void {
  useLayoutEffect(() => {
    const popover = ref.current!
    const container = scrollContainer(popover)
    const place = () => {
      const host = (popover.offsetParent ?? document.body).getBoundingClientRect()
      const placing = { gap: GAP, side: 'below', align: 'center' } as const
      const { left, top, side } = placeBeside(marker.getBoundingClientRect(), popover, insideOf(container), placing)
      popover.style.left = `${left - host.left}px`
      popover.style.top = `${top - host.top}px`
      popover.dataset.side = side
    }
    place()
    const observer = new ResizeObserver(place)
    // a panel that is still opening, or text that reflows, moves the marker
    for (const each of [popover, popover.offsetParent, container]) if (each) observer.observe(each)
    addEventListener('resize', place)
    return () => {
      observer.disconnect()
      removeEventListener('resize', place)
    }
  }, [ref, marker])
}

/** The panel that a popover scrolls with; undefined if that is the page. */
function scrollContainer(popover: HTMLElement): HTMLElement | undefined {
  for (let around = popover.parentElement; around; around = around.parentElement) {
    if (around !== document.documentElement && /auto|scroll/.test(getComputedStyle(around).overflowY)) return around
  }
  return undefined
}

/** The inside of a scroll container, or of the window below its header, without a margin. */
function insideOf(container?: HTMLElement) {
  const { top, bottom, left } = container?.getBoundingClientRect() ?? { top: HEADER, bottom: innerHeight, left: 0 }
  const right = left + (container ?? document.documentElement).clientWidth
  return { left: left + EDGE, top: top + EDGE, right: right - EDGE, bottom: bottom - EDGE }
}

/** Escape closes the popover and returns the focus; a press elsewhere closes it and keeps the focus there. */
export function useDismiss(ref: RefObject<HTMLDivElement | null>, marker: HTMLElement, onClose: () => void): void {
  // from the moment it is shown: an earlier Escape would close the panel around it
  useLayoutEffect(() => {
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
    // runs before the surrounding panel handles the key and closes as well
    document.addEventListener('keydown', onKeydown, true)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeydown, true)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [ref, marker, onClose])
}
