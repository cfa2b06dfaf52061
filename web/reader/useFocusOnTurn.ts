import { useEffect, useRef } from 'react'

/** After a page turn, moves the focus to the chapter's heading, for screen reader and keyboard users. */
export function useFocusOnTurn(key: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    heading.current?.focus({ preventScroll: true })
  }, [key])
  return heading
}
