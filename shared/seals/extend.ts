/** How far an alignment goes on from a place: words of both sides that it takes in, and how many of them are the same. */
export type Extension = { asked: number; stored: number; same: number; score: number; bits: number }

/** Words that may be missing or too many on the way, at most. */
const BAND = 5
const WIDTH = 2 * BAND + 1
/** No quotation goes on for longer behind a difference. */
const LONGEST = 240
/** What a changed, a missing or an added word costs; a common word that is the same is worth half of it. */
const COST = 1
/** An alignment ends where it has lost this much. */
const DROP = 3.2
const NONE = Number.NEGATIVE_INFINITY

type Side = { list: Int32Array | Uint32Array; at: number; limit: number }
type Row = { score: Float64Array; same: Uint16Array; bits: Float64Array }

const rowOf = (): Row => ({
  score: new Float64Array(WIDTH),
  same: new Uint16Array(WIDTH),
  bits: new Float64Array(WIDTH),
})
// the work of one call ends before another begins
const rows: [Row, Row] = [rowOf(), rowOf()]

/**
 * Extends an alignment of two texts from a place on, word by word, forward (`step` 1) or backward (-1): a banded
 * alignment with gaps that gives up where too much differs, as BLAST extends its hits. `bitsOf` is how rare a word is.
 */
export function extended(asked: Side, stored: Side, step: 1 | -1, bitsOf: (word: number) => number): Extension {
  const best: Extension = { asked: 0, stored: 0, same: 0, score: 0, bits: 0 }
  const length = Math.min(LONGEST, Math.max(0, (asked.limit - asked.at) * step))
  const columns = Math.max(0, (stored.limit - stored.at) * step)
  let [row, next] = rows
  begin(row, columns)
  for (let i = 1; i <= length; i++) {
    const word = asked.list[asked.at + (i - 1) * step] as number
    const top = fill(
      row,
      next,
      i,
      columns,
      (j) => word >= 0 && word === stored.list[stored.at + (j - 1) * step],
      word,
      bitsOf,
    )
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

function begin({ score, same, bits }: Row, columns: number): void {
  same.fill(0)
  bits.fill(0)
  for (let k = 0; k < WIDTH; k++) score[k] = k >= BAND && k - BAND <= columns ? -COST * (k - BAND) : NONE
}

/** Fills the row of the i-th asked word; returns its best score. */
function fill(
  row: Row,
  next: Row,
  i: number,
  columns: number,
  isSame: (column: number) => boolean,
  word: number,
  bitsOf: (word: number) => number,
): number {
  let top = NONE
  for (let k = 0; k < WIDTH; k++) {
    const j = i + k - BAND
    let [score, same, bits] = [NONE, 0, 0]
    if (j > 0 && j <= columns) {
      const equal = isSame(j)
      const rarity = equal ? bitsOf(word) : 0
      score = (row.score[k] as number) + (equal ? Math.min(1.6, Math.max(0.5, rarity / 7)) : -COST)
      same = (row.same[k] as number) + (equal ? 1 : 0)
      bits = (row.bits[k] as number) + rarity
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
