import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { PreparedChapter } from './chapter-html.ts'

/** The fastest reading speed: a visitor who only glances at a long text has not read it. */
const WORDS_PER_SECOND = 15
const LONGEST_MS = 20_000
const THRESHOLDS = [0, 0.1, 0.5, 1]

type Options = {
  text: RefObject<HTMLElement | null>
  prepared: PreparedChapter | null
  /** The verses to be read; empty if nothing is to be reported. */
  verses: readonly number[]
  onRead: () => void
}

/**
 * Reports once when the last of some verses has been visible and the chapter has been open as long as a fast reader
 * needs for them. Time counts while the page is visible.
 */
export function useReadToEnd({ text, prepared, verses, onRead }: Options): void {
  const report = useEffectEvent(onRead)
  const [first, last] = [verses[0], verses.at(-1)]
  useEffect(() => {
    if (!prepared || first === undefined || last === undefined) return
    const spans = [...(text.current?.querySelectorAll<HTMLElement>('.verse') ?? [])].filter((span) => {
      const verse = Number(span.dataset.verse)
      return verse >= first && verse <= last
    })
    const end = spans.at(-1)
    if (!end) return
    let wait = Math.min((wordsIn(spans) / WORDS_PER_SECOND) * 1000, LONGEST_MS)
    let isEndSeen = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let since = 0
    const isInFront = () => document.visibilityState === 'visible'
    const markRead = () => {
      if (!isEndSeen || wait > 0) return
      stop()
      report()
    }
    const run = () => {
      clearTimeout(timer)
      if (since) wait -= performance.now() - since
      since = isInFront() ? performance.now() : 0
      if (!since || wait <= 0) return markRead()
      timer = setTimeout(() => {
        wait = 0
        since = 0
        markRead()
      }, wait)
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        isEndSeen = true
        markRead()
      },
      { threshold: THRESHOLDS },
    )
    const stop = () => {
      clearTimeout(timer)
      observer.disconnect()
      document.removeEventListener('visibilitychange', run)
    }
    observer.observe(end)
    document.addEventListener('visibilitychange', run)
    run()
    return stop
  }, [text, prepared, first, last])
}

function wordsIn(spans: readonly HTMLElement[]): number {
  return spans.reduce((sum, span) => sum + (span.textContent?.match(/\S+/g)?.length ?? 0), 0)
}
