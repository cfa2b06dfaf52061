import { createGathering, type GatheredHit } from './gathered-verses.ts'
import { createQuotationSearch, type VerseHit } from './quotation-search.ts'
import type { StemmedWords } from './stemmed-words.ts'
import { createVerseIndex } from './verse-index.ts'

export type VerseSearch = {
  search: (text: string, limit: number) => VerseHit[]
  /** Passages of a few verses that contain most of these stems in any order, best first. */
  gather: (stems: readonly string[], limit: number) => GatheredHit[]
  /** The share of a text's verses that contain a stem; 0 for an unknown one. */
  frequency: (stem: string) => number
  /** The size of the index in bytes. */
  bytes: number
}

/** Searches the stored words of one translation. They take about 4 MB more; `pause` is awaited between small steps. */
export async function searchStems(
  stemmed: StemmedWords,
  pause: () => Promise<unknown> | undefined,
): Promise<VerseSearch> {
  const index = await createVerseIndex(stemmed, pause)
  return {
    search: createQuotationSearch(index),
    gather: createGathering(index),
    frequency: (stem) => index.documents(index.idsOf([stem])[0]!) / (index.count || 1),
    // both searches keep a number for each verse
    bytes: index.bytes + index.count * (Float32Array.BYTES_PER_ELEMENT + Uint16Array.BYTES_PER_ELEMENT),
  }
}
