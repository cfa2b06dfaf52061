import { type RefObject, useEffect, useEffectEvent } from 'react'
import { versesInRange } from '../text/chapter-html.ts'

/**
 * Follows the browser's text selection: reports the verses it touches once the pointer rests, and when it is cleared.
 */
export function useDraggedVerses(
  ref: RefObject<HTMLElement | null>,
  on: { dragged: (verses: number[]) => void; released: () => void },
): void {
  const dragged = useEffectEvent(on.dragged)
  const released = useEffectEvent(on.released)
  useEffect(() => {
    let isPressed = false
    const read = () => {
      const selection = getSelection()
      const root = ref.current
      if (!root || !selection || selection.isCollapsed) return released()
      const range = selection.getRangeAt(0)
      if (!range.intersectsNode(root)) return
      const verses = versesInRange(root, range)
      if (verses.length) dragged(verses)
    }
    const onPress = () => {
      isPressed = true
    }
    const onRelease = () => {
      isPressed = false
      setTimeout(read)
    }
    // the handles of a touch selection fire no pointer events, so selectionchange is handled too
    const onChange = () => !isPressed && read()
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('pointerup', onRelease)
    document.addEventListener('pointercancel', onRelease)
    document.addEventListener('selectionchange', onChange)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('pointerup', onRelease)
      document.removeEventListener('pointercancel', onRelease)
      document.removeEventListener('selectionchange', onChange)
    }
  }, [ref])
}
