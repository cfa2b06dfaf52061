import { useEffect } from 'react'
import { preloadChapter } from '../data/hooks.ts'
import { prepareChapter } from './chapter-html.ts'
import type { ChapterPlace } from './neighbours.ts'

/** Brings the chapters on both sides, and makes them ready, when the browser has nothing better to do. */
export function useNeighboursAhead(
  translation: string,
  second: string | null,
  places: readonly (ChapterPlace | null)[],
): void {
  const wanted = places.flatMap((place) => (place ? [`${place.book.id}/${place.chapter}`] : [])).join(' ')
  useEffect(() => {
    if (!wanted) return
    let isOver = false
    const load = async () => {
      for (const [book = '', number] of wanted.split(' ').map((each) => each.split('/'))) {
        for (const bible of second ? [translation, second] : [translation]) {
          const html = await preloadChapter(bible, book, Number(number))
          await idle()
          if (isOver) return
          if (html) prepareChapter(html, Number(number))
        }
      }
    }
    void idle().then(() => (isOver ? undefined : load()))
    return () => {
      isOver = true
    }
  }, [translation, second, wanted])
}

function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve, { timeout: 2000 })
    else setTimeout(resolve, 500)
  })
}
