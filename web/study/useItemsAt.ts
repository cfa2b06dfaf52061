import { useCallback, useMemo } from 'react'
import { type ShownChapter, useOtherPlaces } from '../data/other-places.ts'
import type { StudyItem } from './items.ts'
import { placedAt } from './verse-places.ts'

/** Texts differ by at most two in the number of a chapter: English Psalm 115 is part of the Greek Psalm 113. */
const NEAR = 2

/**
 * A function that finds the items of a shown chapter, with their places in its numbers. Items of a translation whose
 * numbers are still loading are left out; if they cannot be loaded, the numbers must do.
 */
export function useItemsAt(items: readonly StudyItem[], { edition, book, chapter }: ShownChapter) {
  const others = useMemo(() => {
    const near = items.filter(({ at }) => at.book === book && Math.abs(at.chapter - chapter) <= NEAR)
    return [...new Set(near.map(({ at }) => at.edition))].filter((each) => each !== edition).sort()
  }, [items, edition, book, chapter])
  const { data, error } = useOtherPlaces({ edition, book, chapter }, others)
  return useCallback(
    (all: readonly StudyItem[]): StudyItem[] =>
      all.flatMap((item) => {
        const { at } = item
        if (at.book !== book) return []
        if (at.edition === edition || error) return at.chapter === chapter ? item : []
        const places = data?.get(at.edition)
        const placed = places && placedAt(at, chapter, places)
        return placed ? { ...item, at: placed } : []
      }),
    [edition, book, chapter, data, error],
  )
}
