import { createGathering, type GatheredHit } from './gathered-verses.ts'
import { createQuotationSearch, type VerseHit } from './quotation-search.ts'
import { createVerseIndex, type IndexedVerse } from './verse-index.ts'

export type VerseSearch = {
  search: (text: string, limit: number) => VerseHit[]
  /** Passages of a few verses that contain most of these stems in any order, best first. */
  gather: (stems: readonly string[], limit: number) => GatheredHit[]
  /** The share of a text's verses that contain a stem; 0 for an unknown one. */
  frequency: (stem: string) => number
  /** The size of the index in bytes. */
  bytes: number
}

/**
 * Indexes one translation for both searches. A whole Bible takes about 4 MB and 200 ms; `pause` is awaited every 10 ms
 * or so, to let other work run.
 */
export async function createVerseSearch(
  verses: readonly IndexedVerse[],
  pause: () => Promise<unknown> = async () => {},
): Promise<VerseSearch> {
  const index = await createVerseIndex(verses, pause)
  return {
    search: createQuotationSearch(index),
    gather: createGathering(index),
    frequency: (stem) => index.documents(index.idsOf([stem])[0]!) / (verses.length || 1),
    // both searches keep a number for each verse
    bytes: index.bytes + verses.length * (Float32Array.BYTES_PER_ELEMENT + Uint16Array.BYTES_PER_ELEMENT),
  }
}
