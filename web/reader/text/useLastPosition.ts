import { type RefObject, useEffect } from 'react'
import { writeStored } from '../../data/stored.ts'
import { LAST_PLACE_KEY, LAST_VERSE_KEY } from '../../data/useStored.ts'
import { topVerse } from './top-verse.ts'

/**
 * Remembers the reader's position: the chapter immediately, and the verse at the top of the window when the page is
 * left or hidden. `place` is `JHN/3`, or null while no text is shown.
 */
export function useLastPosition(place: string | null, text: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!place) return
    writeStored(LAST_PLACE_KEY, place)
    let verse = ''
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      timer = undefined
      verse = scrollY > innerHeight / 2 ? topVerse(text.current) : ''
    }
    const onScroll = () => {
      timer ??= setTimeout(look, 100)
    }
    const keep = () => writeStored(LAST_VERSE_KEY, verse && `${place}/${verse}`)
    const onHide = () => {
      look()
      keep()
    }
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('pagehide', onHide)
    // a page in the background can be closed without `pagehide`
    addEventListener('visibilitychange', onHide)
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', onScroll)
      removeEventListener('pagehide', onHide)
      removeEventListener('visibilitychange', onHide)
      keep()
    }
  }, [place, text])
}
