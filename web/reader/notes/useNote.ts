import { useCallback, useEffect, useRef, useState } from 'react'
import type { ChapterNote, PreparedChapter } from '../text/chapter-html.ts'

export type OpenNote = { note: ChapterNote; marker: HTMLElement; isPinned: boolean }

const OPEN_AFTER = 140
const CLOSE_AFTER = 220

/** The one open note: pinned by a tap or key, or shown while the pointer is over its marker or its text. */
export function useNote(prepared: PreparedChapter | null) {
  const [opened, setOpen] = useState<OpenNote | null>(null)
  // a note belongs to its text: a page turn closes it
  const open = opened && prepared?.notes.get(opened.note.id) === opened.note ? opened : null
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  const show = (marker: HTMLElement, isPinned: boolean) => {
    const note = prepared?.notes.get(marker.dataset.note ?? '')
    if (note) setOpen({ note, marker, isPinned })
  }
  const later = (act: () => void, ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, ms)
  }
  const close = useCallback(() => {
    clearTimeout(timer.current)
    setOpen(null)
  }, [])
  const closeHovered = () => later(() => setOpen((now) => (now?.isPinned ? now : null)), CLOSE_AFTER)
  return {
    open,
    close,
    toggle: (marker: HTMLElement) => {
      clearTimeout(timer.current)
      if (open?.isPinned && open.marker === marker) close()
      else show(marker, true)
    },
    hoverMarker: (marker: HTMLElement | null) => {
      if (open?.isPinned || !matchMedia('(hover: hover)').matches) return
      if (!marker) closeHovered()
      else if (open?.marker === marker) clearTimeout(timer.current)
      else later(() => show(marker, false), OPEN_AFTER)
    },
    hoverWords: (isInside: boolean) => {
      if (isInside) clearTimeout(timer.current)
      else if (!open?.isPinned) closeHovered()
    },
  }
}
