import { useEffect } from 'react'
import { PUBLISHED_TRANSLATION } from '#shared/limits.ts'
import { preloadChapter } from '../../data/hooks.ts'
import { prepareChapter } from './chapter-html.ts'
import type { ChapterPlace } from './neighbours.ts'

/**
 * Loads the chapters on both sides when the browser is idle, and prepares them once the reader has interacted with the
 * page, which happens before any page turn. A publisher's chapters are not preloaded, because they are counted, and none
 * for a visitor who saves data.
 */
export function useNeighboursAhead(
  translation: string,
  second: string | null,
  places: readonly (ChapterPlace | null)[],
  isLinked: boolean,
): void {
  const wanted = places.flatMap((place) => (place ? [`${place.book.id}/${place.chapter}`] : [])).join(' ')
  useEffect(() => {
    if (!wanted || 'saver' in document.documentElement.dataset) return
    let isOver = false
    const load = async () => {
      const coming = wanted.split(' ').flatMap((each) => {
        const [book = '', number] = each.split('/')
        const bibles = second ? [translation, second] : [translation]
        return bibles
          .filter((bible) => bible !== PUBLISHED_TRANSLATION)
          .map(async (bible) => {
            const html = await preloadChapter(bible, book, Number(number))
            return () => html && prepareChapter(html, Number(number), isLinked)
          })
      })
      const readies = await Promise.all(coming)
      await touched()
      for (const ready of readies) {
        await idle()
        if (isOver) return
        ready()
      }
    }
    void idle().then(() => (isOver ? undefined : load()))
    return () => {
      isOver = true
    }
  }, [translation, second, wanted, isLinked])
}

const TOUCHES = ['scroll', 'pointerdown', 'keydown'] as const
let isTouched = false

/** Resolves at the first scroll, press or key of this visit. */
function touched(): Promise<void> {
  if (isTouched) return Promise.resolve()
  return new Promise((resolve) => {
    const over = () => {
      isTouched = true
      for (const name of TOUCHES) removeEventListener(name, over, true)
      resolve()
    }
    for (const name of TOUCHES) addEventListener(name, over, { capture: true, passive: true })
  })
}

function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve, { timeout: 2000 })
    else setTimeout(resolve, 500)
  })
}
