import { useEffect, useRef } from 'react'

const TYPING = 'input, textarea, select, [contenteditable], [role="tablist"], [role="slider"]'

/**
 * Single-key shortcuts for the whole page, ignored while the visitor types, composes or holds a modifier, or a dialog
 * is open.
 */
export function useKeydown(keys: Record<string, () => void>): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKeydown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest(TYPING)) return
      if (document.querySelector('dialog:modal')) return
      const act = latest.current[event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', onKeydown)
    return () => removeEventListener('keydown', onKeydown)
  }, [])
}
