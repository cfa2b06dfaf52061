import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The ref of a text field that gets the focus when it is shown, with the cursor after its text. */
export function useFocusAtEnd(): RefObject<HTMLTextAreaElement | null> {
  const field = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    const area = field.current!
    area.focus({ preventScroll: true })
    area.setSelectionRange(area.value.length, area.value.length)
  }, [])
  return field
}
