import { useEffect, useEffectEvent } from 'react'
import { readStored } from '../data/stored.ts'
import { KEYS_KEY } from '../data/useStored.ts'

const TYPING = 'input, textarea, select, [contenteditable], [role="tablist"], [role="slider"]'

/**
 * Single-key shortcuts for the whole page, ignored while the visitor types, composes or holds a modifier, or a dialog
 * is open. Those of one character can be switched off in Settings (WCAG 2.2, 2.1.4).
 */
export function useKeydown(keys: Record<string, () => void>): void {
  const onKeydown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    // it extends a selection of words; some keys of one character need it
    if (event.shiftKey && event.key.length > 1) return
    if (event.target instanceof Element && event.target.closest(TYPING)) return
    if (document.querySelector('dialog:modal')) return
    if (event.key.length === 1 && readStored(KEYS_KEY) === 'off') return
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeydown(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
