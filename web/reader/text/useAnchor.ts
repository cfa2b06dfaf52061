import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { hasPosition } from '../../app/scroll-memory.ts'
import { isRedrawing } from '../../words/language.ts'

const SCROLL_AFTER = 100

/**
 * Scrolls to the verse in the address's hash, `#v16`, else the lowest of the shown verses to the middle of the window,
 * once the text is rendered; a reader who returns stays where they were. `place` is `JHN/3`, or null while no text is
 * shown.
 */
export function useAnchor(text: RefObject<HTMLElement | null>, place: string | null, lowest: number | undefined): void {
  const { hash } = useLocation()
  const anchor = /^#v\d{1,3}$/.test(hash) && hash
  useEffect(() => {
    if (!place || isRedrawing() || hasPosition()) return
    const timer = setTimeout(() => {
      const verse = text.current?.querySelector(anchor || `.verse[data-verse="${lowest}"]`)
      verse?.scrollIntoView({ block: anchor ? 'start' : 'center' })
    }, SCROLL_AFTER)
    return () => clearTimeout(timer)
  }, [text, place, anchor, lowest])
}
