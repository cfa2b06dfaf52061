import { type RefObject, useEffect } from 'react'
import type { PreparedChapter } from '../text/chapter-html.ts'

/** A reader who scrolls has this long before the text follows the voice again. */
const LEFT_ALONE_MS = 6000

/**
 * Marks the verse that is read in a text, which contains what was `prepared`, dims the others, and keeps it in view
 * unless the reader scrolls elsewhere.
 */
export function useLitVerse(
  text: RefObject<HTMLElement | null>,
  prepared: PreparedChapter | null,
  verse: number | null,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a text that is drawn again needs its mark again
  useEffect(() => {
    const root = text.current
    if (!root || verse === null) return
    root.dataset.listening = ''
    const spans = [...root.querySelectorAll<HTMLElement>(`.verse[data-verse="${verse}"]`)]
    for (const span of spans) span.dataset.spoken = ''
    if (performance.now() - scrolledAt > LEFT_ALONE_MS) bringIntoView(spans[0])
    return () => {
      delete root.dataset.listening
      for (const span of spans) delete span.dataset.spoken
    }
  }, [text, prepared, verse])
  useEffect(() => {
    const scrolled = () => {
      scrolledAt = performance.now()
    }
    const events = ['wheel', 'touchmove'] as const
    for (const event of events) addEventListener(event, scrolled, { passive: true })
    return () => {
      for (const event of events) removeEventListener(event, scrolled)
    }
  }, [])
}

let scrolledAt = Number.NEGATIVE_INFINITY

/** Scrolls only if the verse is not in the middle part of the window: the text stays still for as long as possible. */
function bringIntoView(verse: HTMLElement | undefined): void {
  if (!verse) return
  const { top, bottom } = verse.getBoundingClientRect()
  if (top > innerHeight * 0.15 && bottom < innerHeight * 0.7) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  verse.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' })
}
