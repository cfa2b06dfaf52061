import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { expectScroll, hasPosition } from '../../app/scroll-memory.ts'
import { isRedrawing } from '../../words/language.ts'
import type { PreparedChapter } from './chapter-html.ts'

const SCROLL_AFTER = 100

/**
 * Scrolls to the verse in the address's hash, `#v16`, else the lowest of the shown verses to the middle of the window,
 * or into the line above a tall sheet, whenever a text is rendered; a reader who returns or has scrolled stays where
 * they are.
 */
export function useAnchor(ref: RefObject<HTMLElement | null>, text: PreparedChapter, lowest: number | undefined): void {
  const { hash } = useLocation()
  const anchor = /^#v\d{1,3}$/.test(hash) && hash
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about a new text
  useLayoutEffect(expectScroll, [text])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text is scrolled again
  useEffect(() => {
    if (isRedrawing()) return
    const timer = setTimeout(() => {
      if (hasPosition()) return
      const verse = ref.current?.querySelector(anchor || `.verse[data-verse="${lowest}"]`)
      verse?.scrollIntoView({ block: anchor || isUnderTallSheet() ? 'start' : 'center' })
    }, SCROLL_AFTER)
    return () => clearTimeout(timer)
  }, [ref, text, anchor, lowest])
}

const isUnderTallSheet = () => document.querySelector('dialog[data-tall="true"][open]') !== null
