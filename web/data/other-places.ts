import useSWR from 'swr'
import type { PlacesAnswer, VersePlace } from '#shared/contract/bible.ts'
import { CallError, call } from './client.ts'
import { keys, open, still } from './hooks.ts'

export type ShownChapter = { edition: string; book: string; chapter: number }

/** Where another translation has the verses of a chapter; none if one of the two is no longer installed. */
export async function fetchPlaces({ edition, book, chapter }: ShownChapter, other: string): Promise<VersePlace[]> {
  try {
    return (await call<PlacesAnswer>(keys.places(edition, book, chapter, other), open('verses'))).places
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return []
    throw error
  }
}

/** The same for several other translations, by their ids. None request nothing. */
export function useOtherPlaces({ edition, book, chapter }: ShownChapter, others: readonly string[]) {
  const key = others.length > 0 ? ['verse-places', edition, book, chapter, ...others] : null
  const load = async () => {
    const here = { edition, book, chapter }
    return new Map(await Promise.all(others.map(async (other) => [other, await fetchPlaces(here, other)] as const)))
  }
  return useSWR<ReadonlyMap<string, readonly VersePlace[]>, Error>(key, load, still)
}
