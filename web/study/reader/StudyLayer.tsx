import { type RefObject, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatVerses } from '#shared/bible/verses.ts'
import { type Highlight, isAt } from '../items.ts'
import { PlaceSheet } from '../PlaceSheet.tsx'
import { useItemsAt } from '../useItemsAt.ts'
import { useStudy } from '../useStudy.ts'
import { study as words } from '../words.ts'
import { nameHighlights, signsOf } from './item-signs.ts'
import { focusSign, placeSigns } from './margin-signs.ts'
import { clearHighlights, fitMarks, highlightOn, paintHighlights } from './paint.ts'
import { useDrawings } from './useDrawings.ts'
import '../marks.css'
import './signs.css'

type Props = {
  page: RefObject<HTMLElement | null>
  text: RefObject<HTMLElement | null>
  edition: string
  book: string
  chapter: number
  /** "John 3" */
  name: string
}

/** The visitor's highlights in the text of a chapter, and the signs of their notes and bookmarks in its margin. */
export function StudyLayer({ page, text, edition, book, chapter, name }: Props) {
  const { study, items } = useStudy()
  const itemsHere = useItemsAt(items, { edition, book, chapter })
  const here = useMemo(() => itemsHere(items), [items, itemsHere])
  // the verses whose items are open; none for the whole chapter
  const [opened, setOpened] = useState<readonly number[] | null>(null)
  const draw = useCallback(
    (shown: HTMLElement) => {
      const highlights = here.filter((item) => item.kind === 'highlight')
      paintHighlights(shown, highlights, edition)
      nameHighlights(shown, namesOf(highlights))
      const remove = placeSigns(shown, signsOf(here), (verse) => setOpened(verse > 0 ? [verse] : []))
      const unfit = fitInAnyFont(shown)
      return () => {
        unfit()
        remove()
        clearHighlights(shown)
      }
    },
    [here, edition],
  )
  useDrawings(page, text, study ? draw : undefined)
  useHighlightClicks(page, (id) => {
    const hit = here.find((item) => item.id === id)
    if (hit) setOpened(hit.at.verses)
  })
  if (!study || !opened) return null
  const shown = here.filter((item) => (opened.length > 0 ? isAt(item, opened) : item.at.verses.length === 0))
  const title = opened.length > 0 ? `${name}:${formatVerses(opened, { comma: ', ', dash: '–' })}` : name
  const close = () => {
    flushSync(() => setOpened(null))
    // each change makes the signs new, so that the browser has lost the one to return the focus to
    if (text.current && document.activeElement === document.body) focusSign(text.current, opened[0] ?? 0)
  }
  return <PlaceSheet {...{ study, title }} items={shown} onClose={close} />
}

/** Fits the marks again for another font or line spacing. Returns a function that ends it. */
function fitInAnyFont(shown: HTMLElement): () => void {
  const fit = () => fitMarks(shown)
  const sizes = new ResizeObserver(fit)
  sizes.observe(shown)
  document.fonts.addEventListener('loadingdone', fit)
  return () => {
    sizes.disconnect()
    document.fonts.removeEventListener('loadingdone', fit)
  }
}

function namesOf(highlights: readonly Highlight[]): Map<number, string> {
  const names = highlights.flatMap(({ at, color }) => at.verses.map((verse) => [verse, words(color)] as const))
  return new Map(names)
}

/** Calls back for a click of the mouse on a highlight, unless it ends a drag. Fingers select the verse instead. */
function useHighlightClicks(page: RefObject<HTMLElement | null>, onHighlight: (id: string) => void): void {
  const clicked = useEffectEvent((event: MouseEvent) => {
    const target = event.target as Element
    const isPlain = (event as PointerEvent).pointerType === 'mouse' && getSelection()?.isCollapsed
    const id = isPlain && !target.closest('a, button, [role="button"]') && highlightOn(target)
    if (id) onHighlight(id)
  })
  useEffect(() => {
    const root = page.current
    const listen = (event: MouseEvent) => clicked(event)
    root?.addEventListener('click', listen)
    return () => root?.removeEventListener('click', listen)
  }, [page])
}
