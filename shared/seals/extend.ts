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

type Side = { list: Int32Array | Uint32Array; at: number; limit: number }

/**
 * Extends an alignment of two texts from a place on, word by word, forward (`step` 1) or backward (-1): a banded
 * alignment with gaps that gives up where too much differs, as BLAST extends its hits. `bitsOf` is how rare a word is.
 */
export function extended(asked: Side, stored: Side, step: 1 | -1, bitsOf: (word: number) => number): Extension {
  let best: Extension = { asked: 0, stored: 0, same: 0, score: 0, bits: 0 }
  const rows = Math.min(LONGEST, Math.max(0, (asked.limit - asked.at) * step))
  const columns = Math.max(0, (stored.limit - stored.at) * step)
  let score = new Float64Array(WIDTH).fill(Number.NEGATIVE_INFINITY)
  let same = new Uint16Array(WIDTH)
  let bits = new Float64Array(WIDTH)
  for (let k = BAND; k < WIDTH && k - BAND <= columns; k++) score[k] = -COST * (k - BAND)
  for (let i = 1; i <= rows; i++) {
    const nextScore = new Float64Array(WIDTH).fill(Number.NEGATIVE_INFINITY)
    const nextSame = new Uint16Array(WIDTH)
    const nextBits = new Float64Array(WIDTH)
    const word = asked.list[asked.at + (i - 1) * step] as number
    let top = Number.NEGATIVE_INFINITY
    for (let k = 0; k < WIDTH; k++) {
      const j = i + k - BAND
      if (j < 0 || j > columns) continue
      const take = (value: number, count: number, weight: number) => {
        if (value <= (nextScore[k] as number)) return
        nextScore[k] = value
        nextSame[k] = count
        nextBits[k] = weight
      }
      if (j > 0) {
        const isSame = word >= 0 && word === stored.list[stored.at + (j - 1) * step]
        const rarity = isSame ? bitsOf(word) : 0
        const gain = isSame ? Math.min(1.6, Math.max(0.5, rarity / 7)) : -COST
        take((score[k] as number) + gain, (same[k] as number) + (isSame ? 1 : 0), (bits[k] as number) + rarity)
        if (k > 0) take((nextScore[k - 1] as number) - COST, nextSame[k - 1] as number, nextBits[k - 1] as number)
      }
      if (k + 1 < WIDTH) take((score[k + 1] as number) - COST, same[k + 1] as number, bits[k + 1] as number)
      const value = nextScore[k] as number
      top = Math.max(top, value)
      if (value > best.score)
        best = { asked: i, stored: j, same: nextSame[k] as number, score: value, bits: nextBits[k] as number }
    }
    ;[score, same, bits] = [nextScore, nextSame, nextBits]
    if (top < best.score - DROP) break
  }
  return best
}
