import { passageUrl } from '#shared/chapter-address.ts'
import type { Passage, PlacesAnswer } from '#shared/contract/bible.ts'
import { keys, open, still, useCall } from './hooks.ts'

/** The verses of a reference in a translation; null requests nothing. For `numbering` see `passageUrl`. */
export function usePassage(bible: string, ref: string | null, numbering?: string) {
  const { data, ...rest } = useCall<{ passages: Passage[] }>(
    ref ? passageUrl(bible, ref, numbering) : null,
    open('passage'),
    still,
  )
  return { passages: data?.passages, ...rest }
}

/**
 * Where another translation has the verses of a chapter. Null if this could not be loaded, so that the numbers must do;
 * undefined while it loads.
 */
export function useVersePlaces(bible: string, book: string, chapter: number, other: string | null) {
  const key = other && keys.places(bible, book, chapter, other)
  const { data, error } = useCall<PlacesAnswer>(key, open('verses'), still)
  return data?.places ?? (error ? null : undefined)
}
