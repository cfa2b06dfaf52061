import type { VerseIndex } from './verse-index.ts'

/** Arrays that every search needs: one search ends before another begins, so all of them share these. */
export type Scratch = {
  /** For each verse; all 0 between searches. */
  levels: Uint8Array
  counts: Uint8Array
  scores: Float64Array
  isFirst: Uint8Array
  /** Lists of verses, their ranks and their keys: only what the current search wrote counts. */
  found: Uint32Array
  ranks: Float64Array
  keys: Float64Array
}

const scratchFor = (verses: number): Scratch => ({
  levels: new Uint8Array(verses),
  counts: new Uint8Array(verses),
  scores: new Float64Array(verses),
  isFirst: new Uint8Array(verses),
  found: new Uint32Array(verses),
  ranks: new Float64Array(verses),
  keys: new Float64Array(verses),
})

let shared = scratchFor(0)

/** The arrays, large enough for an index. */
export function scratchOf({ starts }: VerseIndex): Scratch {
  if (shared.levels.length < starts.length) shared = scratchFor(starts.length)
  return shared
}
