import { type RefObject, useEffect } from 'react'
import { topVerse } from '../text/top-verse.ts'

const PAUSE_MS = 100
const GAP = 16

/**
 * Scrolls a column beside the text to the section (`data-from` is its first verse) of the verse at the top of the
 * window, while the reader scrolls the text. A column that is pointed at or has the focus stays where it is.
 */
export function useFollowedText(column: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    let shown: HTMLElement | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      timer = undefined
      const box = column.current
      const verse = Number(topVerse(document.querySelector('[data-chapter]')))
      if (!box || !verse || box.matches(':hover, :focus-within')) return
      const sections = [...box.querySelectorAll<HTMLElement>('[data-from]')]
      const section = sections.findLast(({ dataset }) => Number(dataset.from) <= verse)
      if (!section || section === (shown ?? sections[0])) return
      shown = section
      // the first one is below the title of the column
      const top = section === sections[0] ? 0 : section.offsetTop - GAP
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
      box.scrollTo({ top, behavior: isStill ? 'auto' : 'smooth' })
    }
    const onScroll = () => {
      timer ??= setTimeout(follow, PAUSE_MS)
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', onScroll)
    }
  }, [column, isOn])
}
