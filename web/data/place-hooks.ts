import type { PlacesAnswer } from '#shared/contract/bible.ts'
import { keys, open, still, useCall } from './hooks.ts'

/**
 * Where another translation has the verses of a chapter. Null if this could not be loaded, so that the numbers must do;
 * undefined while it loads.
 */
export function useVersePlaces(bible: string, book: string, chapter: number, other: string) {
  const key = `${keys.chapter(bible, book, chapter)}/places?in=${encodeURIComponent(other)}`
  const { data, error } = useCall<PlacesAnswer>(key, open('Verses'), still)
  return data?.places ?? (error ? null : undefined)
}
