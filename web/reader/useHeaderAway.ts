import { useEffect } from 'react'

const STEP = 8
const TOP = 80
/** Nearer than this to its end a chapter has been read. */
const END = 160
/** A scroll later than this after the last touch of the reader is not theirs. */
const BY_HAND_MS = 1000
const SCROLL_KEYS = new Set([' ', 'PageDown', 'PageUp', 'ArrowDown', 'ArrowUp', 'Home', 'End'])

/**
 * Marks the page while the reader scrolls down in a chapter, until they scroll up, reach its end or open another one
 * (`key`). The style sheet then hides the suggestions, and in immersive mode the header. A scroll that the app makes,
 * as to the verse of an address, changes nothing.
 */
export function useHeaderAway(key: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chapter begins with everything in place
  useEffect(() => {
    const root = document.documentElement
    let last = scrollY
    let touchedAt = Number.NEGATIVE_INFINITY
    const onTouch = (event: Event) => {
      if (event instanceof KeyboardEvent && !SCROLL_KEYS.has(event.key)) return
      // in a sheet it scrolls or drags the sheet; on the page behind it, the target is the sheet itself
      if (event.target instanceof Element && event.target.closest('dialog[open] *')) return
      touchedAt = performance.now()
    }
    const onScroll = () => {
      const moved = scrollY - last
      if (Math.abs(moved) < STEP) return
      last = scrollY
      const isDown = moved > 0 && scrollY > TOP && scrollY + innerHeight < root.scrollHeight - END
      if (!isDown) root.dataset.header = 'here'
      else if (performance.now() - touchedAt < BY_HAND_MS) root.dataset.header = 'away'
    }
    const signs = ['wheel', 'touchmove', 'keydown'] as const
    for (const sign of signs) addEventListener(sign, onTouch, { passive: true })
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      for (const sign of signs) removeEventListener(sign, onTouch)
      removeEventListener('scroll', onScroll)
      delete root.dataset.header
    }
  }, [key])
}
