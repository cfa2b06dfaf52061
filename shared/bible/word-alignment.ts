/**
 * A run of words of a text, from the word at `start` to the one at `end`, and how many of them match. `quote`
 * and `stored` (their ends excluded) say which words of both were aligned, without what differs at the ends.
 */
export type AlignedRun = { start: number; end: number; matches: number; quote: Part; stored: Part }
type Part = { start: number; end: number }

/**
 * Local alignment with gaps: where the best run of equal words is in a text, stretched by what differs at its ends.
 * Undefined where no word is the same.
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
  // of every cell of a row and of the row above: score, equal words, and where its run began in either text
  let row = rowOf(width)
  let above = rowOf(width)
  for (let j = 0; j < width; j++) above.start[j] = j
  let best:
    | { score: number; matches: number; quoteStart: number; quoteEnd: number; start: number; end: number }
    | undefined
  for (let i = 1; i <= wanted.length; i++) {
    clear(row, 0, i, 0)
    for (let j = 1; j < width; j++) {
      const isSame = wanted[i - 1] === given[j - 1]
      const change = get(above.score, j - 1) + (isSame ? 2 : -1)
      clear(row, j, i, j)
      if (change > 0) copy(row, j, above, j - 1, change, isSame ? 1 : 0)
      if (get(above.score, j) - 1 > get(row.score, j)) copy(row, j, above, j, get(above.score, j) - 1, 0)
      if (get(row.score, j - 1) - 1 > get(row.score, j)) copy(row, j, row, j - 1, get(row.score, j - 1) - 1, 0)
      if (!isSame || get(row.score, j) <= (best?.score ?? 0)) continue
      const [matches, quoteStart, start] = [get(row.matches, j), get(row.quoteStart, j), get(row.start, j)]
      best = { score: get(row.score, j), matches, quoteStart, start, quoteEnd: i, end: j }
    }
    ;[row, above] = [above, row]
  }
  if (!best) return undefined
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

const get = (list: Int32Array, index: number): number => list[index] as number

function clear(row: Row, at: number, quoteStart: number, start: number): void {
  row.score[at] = 0
  row.matches[at] = 0
  row.quoteStart[at] = quoteStart
  row.start[at] = start
}

function copy(row: Row, at: number, from: Row, place: number, score: number, more: number): void {
  row.score[at] = score
  row.matches[at] = get(from.matches, place) + more
  row.quoteStart[at] = get(from.quoteStart, place)
  row.start[at] = get(from.start, place)
}
