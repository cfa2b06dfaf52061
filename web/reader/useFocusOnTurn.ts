import { useEffect, useRef } from 'react'

/** After a turn of the page, those who listen or use the keyboard begin at the chapter's heading. */
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
