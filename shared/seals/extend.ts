import type { NumberArray } from '../search/numbers.ts'

/**
 * How far an alignment extends from a position: the words of both sides that it covers, and how many of them are equal.
 */
export type Extension = { asked: number; stored: number; same: number; score: number; bits: number }

/** The most words that may be missing or added on the way. */
const BAND = 5
const WIDTH = 2 * BAND + 1
/** The longest extension of a quotation after a difference. */
const LONGEST = 240
/** The cost of a changed, missing or added word; an equal common word is worth half of it. */
const COST = 1
/** An alignment ends once its score has dropped by this much. */
const DROP = 3.2
const NONE = Number.NEGATIVE_INFINITY

type Side = { list: Int32Array | NumberArray; at: number; limit: number }
type Row = { score: Float64Array; same: Uint16Array; bits: Float64Array }

const rowOf = (): Row => ({
  score: new Float64Array(WIDTH),
  same: new Uint16Array(WIDTH),
  bits: new Float64Array(WIDTH),
})
// reused: one call ends before another begins
const rows: [Row, Row] = [rowOf(), rowOf()]

/**
 * Extends an alignment of two texts from a position, word by word, forward (`step` 1) or backward (-1): a banded
 * alignment with gaps that stops where too much differs, as BLAST extends its hits. `bitsOf` is the rarity of a word.
 */
export function extendMatch(asked: Side, stored: Side, step: 1 | -1, bitsOf: (word: number) => number): Extension {
  const best: Extension = { asked: 0, stored: 0, same: 0, score: 0, bits: 0 }
  const length = Math.min(LONGEST, Math.max(0, (asked.limit - asked.at) * step))
  const columns = Math.max(0, (stored.limit - stored.at) * step)
  if (!hasEqualNear(asked, stored, step, length, columns)) return best
  let [row, next] = rows
  begin(row, columns)
  for (let i = 1; i <= length; i++) {
    const word = asked.list[asked.at + (i - 1) * step] as number
    const top = fill(row, next, i, columns, { word, stored, step, rarity: word < 0 ? 0 : bitsOf(word) })
    for (let k = 0; k < WIDTH; k++) {
      const score = next.score[k] as number
      if (score <= best.score) continue
      best.asked = i
      best.stored = i + k - BAND
      best.same = next.same[k] as number
      best.bits = next.bits[k] as number
      best.score = score
    }
    ;[row, next] = [next, row]
    if (top < best.score - DROP) break
  }
  return best
}

/** An alignment has ended before its first equal word if that is further away. */
const FIRST = Math.floor(DROP / COST) + 1

/** True if one of the next words of both sides is equal: most stretches end where nothing follows. */
function hasEqualNear(asked: Side, stored: Side, step: 1 | -1, length: number, columns: number): boolean {
  for (let i = 0; i < FIRST && i < length; i++) {
    const word = asked.list[asked.at + i * step]
    for (let j = 0; j < FIRST && j < columns; j++) if (word === stored.list[stored.at + j * step]) return true
  }
  return false
}

function begin({ score, same, bits }: Row, columns: number): void {
  same.fill(0)
  bits.fill(0)
  for (let k = 0; k < WIDTH; k++) score[k] = k >= BAND && k - BAND <= columns ? -COST * (k - BAND) : NONE
}

type Asked = { word: number; stored: Side; step: 1 | -1; rarity: number }

/** Fills the row of the i-th asked word; returns its best score. */
function fill(row: Row, next: Row, i: number, columns: number, { word, stored, step, rarity }: Asked): number {
  const gain = Math.min(1.6, Math.max(0.5, rarity / 7))
  let top = NONE
  for (let k = 0; k < WIDTH; k++) {
    const j = i + k - BAND
    let score = NONE
    let same = 0
    let bits = 0
    if (j > 0 && j <= columns) {
      const equal = word >= 0 && word === stored.list[stored.at + (j - 1) * step]
      score = (row.score[k] as number) + (equal ? gain : -COST)
      same = (row.same[k] as number) + (equal ? 1 : 0)
      bits = (row.bits[k] as number) + (equal ? rarity : 0)
      const left = k > 0 ? (next.score[k - 1] as number) - COST : NONE
      if (left > score) {
        score = left
        same = next.same[k - 1] as number
        bits = next.bits[k - 1] as number
      }
    }
    const above = j >= 0 && j <= columns && k + 1 < WIDTH ? (row.score[k + 1] as number) - COST : NONE
    if (above > score) {
      score = above
      same = row.same[k + 1] as number
      bits = row.bits[k + 1] as number
    }
    next.score[k] = score
    next.same[k] = same
    next.bits[k] = bits
    if (score > top) top = score
  }
  return top
}
