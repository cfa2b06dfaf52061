import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { isRedrawing } from '../../words/language.ts'

const SCROLL_AFTER = 100

/** Scrolls to the verse in the address's hash, `#v16`, once the text is rendered. */
export function useAnchor(isReady: boolean): void {
  const { hash } = useLocation()
  const verse = /^#v\d{1,3}$/.test(hash) ? hash.slice(1) : ''
  useEffect(() => {
    if (!isReady || !verse || isRedrawing()) return
    const timer = setTimeout(() => document.getElementById(verse)?.scrollIntoView({ block: 'start' }), SCROLL_AFTER)
    return () => clearTimeout(timer)
  }, [isReady, verse])
}
