import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { Span } from '#shared/contract/spans.ts'
import type { Marks, Opened } from './marks-context.ts'

/**
 * The checked spans of a text for `MarksContext`, and which one is open. `ref` belongs to the element that shows the
 * text: a tap on checked words works like a tap on their small sign.
 */
export function useMarks(
  spans: readonly Span[],
  edition: string,
  translation: string,
): { ref: RefObject<HTMLDivElement | null>; marks: Marks; close: () => void } {
  const [opened, setOpened] = useState<Opened | null>(null)
  const marks: Marks = useMemo(() => {
    const toggle = (next: Opened) => setOpened((now) => (now?.marker === next.marker ? null : next))
    return { spans, edition, translation, opened, toggle }
  }, [spans, edition, translation, opened])
  const ref = useRef<HTMLDivElement>(null)
  const { toggle } = marks
  useEffect(() => {
    const root = ref.current
    const onClick = ({ target }: MouseEvent) => {
      const words = (target as HTMLElement).closest<HTMLElement>('[data-span]')
      const span = spans[Number(words?.dataset.span)]
      const marker = root?.querySelector<HTMLElement>(`[data-sign-of="${words?.dataset.span}"]`)
      // a press that selects text is not a tap
      if (!span || !marker || !getSelection()?.isCollapsed || marker.contains(target as Node)) return
      toggle({ span, marker })
    }
    root?.addEventListener('click', onClick)
    return () => root?.removeEventListener('click', onClick)
  }, [spans, toggle])
  return { ref, marks, close: () => setOpened(null) }
}
