import { useEffect } from 'react'
import { preloadChapter } from '../data/hooks.ts'
import type { ChapterPlace } from './neighbours.ts'

/** Brings the chapters on both sides into the cache when the browser has nothing better to do. */
export function useNeighboursAhead(
  translation: string,
  second: string | null,
  places: readonly (ChapterPlace | null)[],
): void {
  const wanted = places.flatMap((place) => (place ? [`${place.book.id}/${place.chapter}`] : [])).join(' ')
  useEffect(() => {
    if (!wanted) return
    const load = () => {
      for (const [book = '', number] of wanted.split(' ').map((each) => each.split('/'))) {
        preloadChapter(translation, book, Number(number))
        if (second) preloadChapter(second, book, Number(number))
      }
    }
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(load, 500)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(load, { timeout: 2000 })
    return () => cancelIdleCallback(idle)
  }, [translation, second, wanted])
}
