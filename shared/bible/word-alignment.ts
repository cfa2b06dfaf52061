/**
 * A run of words of a text, from the word at `start` to the one at `end`, and how many of them match. `quote` and
 * `stored` (ends excluded) are the aligned words of both, without the differences at the ends.
 */
export type AlignedRun = { start: number; end: number; matches: number; quote: Part; stored: Part }
type Part = { start: number; end: number }

/**
 * Local alignment with gaps: where the best run of equal words is in a text, extended by the differences at its ends.
 * Undefined if no word is the same.
 */
export function align(quote: readonly string[], stored: readonly string[]): AlignedRun | undefined {
  const ids = new Map<string, number>()
  const idOf = (word: string) => {
    const id = ids.get(word) ?? ids.size
    ids.set(word, id)
    return id
  }
  const wanted = Int32Array.from(quote, idOf)
  const given = Int32Array.from(stored, idOf)
  const width = given.length + 1
  // of every cell of a row and of the row above: score, equal words, and where its run began in either text; a cell
  // whose score is 0 begins a new run, and only its score is kept
  let row = rowOf(width)
  let above = rowOf(width)
  const best = { score: 0, matches: 0, quoteStart: 0, quoteEnd: 0, start: 0, end: 0 }
  for (let i = 1; i <= wanted.length; i++) {
    const word = wanted[i - 1]
    row.score[0] = 0
    for (let j = 1; j < width; j++) {
      const isSame = word === given[j - 1]
      const change = (above.score[j - 1] as number) + (isSame ? 2 : -1)
      const skipped = (above.score[j] as number) - 1
      const added = (row.score[j - 1] as number) - 1
      const score = Math.max(0, change, skipped, added)
      row.score[j] = score
      if (score === 0) continue
      if (score !== change) {
        if (score === skipped) copy(row, j, above, j)
        else copy(row, j, row, j - 1)
        continue
      }
      if (above.score[j - 1] === 0) {
        row.matches[j] = 0
        row.quoteStart[j] = i - 1
        row.start[j] = j - 1
      } else copy(row, j, above, j - 1)
      if (!isSame) continue
      row.matches[j] = (row.matches[j] as number) + 1
      if (score <= best.score) continue
      best.score = score
      best.matches = row.matches[j] as number
      best.quoteStart = row.quoteStart[j] as number
      best.start = row.start[j] as number
      best.quoteEnd = i
      best.end = j
    }
    ;[row, above] = [above, row]
  }
  if (best.score === 0) return undefined
  const start = Math.max(0, best.start - best.quoteStart)
  const end = Math.min(stored.length, best.end + quote.length - best.quoteEnd) - 1
  return {
    ...{ start, end, matches: best.matches },
    quote: { start: best.quoteStart, end: best.quoteEnd },
    stored: { start: best.start, end: best.end },
  }
}

type Row = { score: Int32Array; matches: Int32Array; quoteStart: Int32Array; start: Int32Array }

const rowOf = (width: number): Row => ({
  score: new Int32Array(width),
  matches: new Int32Array(width),
  quoteStart: new Int32Array(width),
  start: new Int32Array(width),
})

function copy(row: Row, at: number, from: Row, place: number): void {
  row.matches[at] = from.matches[place] as number
  row.quoteStart[at] = from.quoteStart[place] as number
  row.start[at] = from.start[place] as number
}
