import { type RefObject, useEffect, useRef } from 'react'

/** The room between a verse and what covers the text above or below it. */
const GAP = 20

/** What the reader does to scroll, or to act on what they see. */
const ACTS = ['wheel', 'touchstart', 'keydown']

/**
 * Scrolls newly selected verses of a chapter above the bar that opens for them, once the bar has its height: `isWhole`
 * resolves then. A page that shows them all does not move, nor one in which the reader drags over the text, or scrolls,
 * touches it or presses a key before that.
 */
export function useSeenVerses(
  verses: readonly number[],
  root: () => HTMLElement | null,
  bar: RefObject<HTMLElement | null>,
  isWhole: () => Promise<unknown>,
): void {
  const before = useRef<readonly number[]>([])
  const key = verses.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the verses; the functions are new at each render
  useEffect(() => {
    const added = verses.filter((verse) => !before.current.includes(verse))
    before.current = verses
    if (added.length === 0 || !getSelection()?.isCollapsed) return
    const wait = new AbortController()
    const { signal } = wait
    for (const name of ACTS) addEventListener(name, () => wait.abort(), { signal, passive: true })
    void isWhole().then(() =>
      requestAnimationFrame(() => {
        if (!signal.aborted && bar.current) uncover(partsOf(root(), added), bar.current)
        wait.abort()
      }),
    )
    return () => wait.abort()
  }, [key])
}

const partsOf = (root: HTMLElement | null, verses: readonly number[]) =>
  verses.flatMap((verse) => [...(root?.querySelectorAll(`.verse[data-verse="${verse}"]`) ?? [])])

/** Scrolls by what the bar covers, but not so far that the verses' beginning leaves the window. */
function uncover(parts: readonly Element[], bar: HTMLElement): void {
  const boxes = parts.map((part) => part.getBoundingClientRect())
  const top = Math.min(...boxes.map((box) => box.top))
  const bottom = Math.max(...boxes.map((box) => box.bottom))
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const covers = bar.getBoundingClientRect()
  // it is hidden
  if (covers.height === 0) return
  const by = Math.min(bottom + GAP - covers.top, top - Math.max(0, header) - GAP)
  if (!(by > 0)) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollBy({ top: by, behavior: isCalm ? 'instant' : 'smooth' })
}
