import { piecesOf, plainWords, type QuotedToken, type Token, tokensOf } from './quote-text.ts'

export type StoredVerse = { chapter: number; verse: number; text: string }

/** The stored text of a passage, ready to be compared with quotations. */
export type StoredText = { text: string; tokens: Token[]; words: Token[]; verses: (StoredVerse & { start: number })[] }

export type Place = { chapter: number; verse: number }
/** `moved` is a comma or full stop that stands inside of the marks and not in the text. */
export type ExactMatch = { from: Place; to: Place; moved: string }
export type NearMatch = { from: Place; to: Place; text: string; likeness: number }

/** Joins the verses of a passage in order. */
export function storedText(verses: readonly StoredVerse[]): StoredText {
  let text = ''
  const placed = verses.map((verse) => {
    const start = text.length
    text += `${verse.text} `
    return { ...verse, start }
  })
  const tokens = tokensOf(text).filter(({ form }) => form !== '[' && form !== ']')
  return { text, tokens, words: tokens.filter(({ isWord }) => isWord), verses: placed }
}

/**
 * Where a quotation stands word for word. Folded are Unicode form, quotation marks, dashes, the case of the first letter
 * and white space; an ellipsis may leave words out, square brackets may add some. Undefined where anything else differs.
 */
export function findExact(quote: string, stored: StoredText): ExactMatch | undefined {
  const pieces = piecesOf(quote)
  const last = pieces.at(-1)
  if (!last) return undefined
  const whole = findPieces(pieces, stored)
  if (whole) return { ...whole, moved: '' }
  const moved = last.at(-1)?.form ?? ''
  if (moved !== ',' && moved !== '.') return undefined
  const shortened = findPieces([...pieces.slice(0, -1), last.slice(0, -1)], stored)
  return shortened && { ...shortened, moved }
}

function findPieces(pieces: readonly QuotedToken[][], stored: StoredText): { from: Place; to: Place } | undefined {
  let at = 0
  let first: Token | undefined
  let last: Token | undefined
  for (const piece of pieces) {
    const found = nearest(variants(piece), stored.tokens, at)
    if (!found) return undefined
    first ??= stored.tokens[found.start]
    last = stored.tokens[found.end - 1]
    at = found.end
  }
  return first && last && { from: placeAt(stored, first.start), to: placeAt(stored, last.start) }
}

const MAX_GROUPS = 4

/** A piece with and without the words of each pair of square brackets: the stored text may hold them or not. */
function variants(piece: readonly QuotedToken[]): string[][] {
  const groups = [...new Set(piece.map(({ added }) => added).filter(Boolean))]
  const sets = groups.length > MAX_GROUPS ? [new Set<number>(), new Set(groups)] : subsets(groups)
  return sets
    .map((kept) => piece.filter(({ added }) => added === 0 || kept.has(added)).map(({ form }) => form))
    .filter((forms) => forms.length > 0)
}

function subsets(groups: readonly number[]): Set<number>[] {
  return groups.reduce((sets, group) => sets.flatMap((set) => [set, new Set([...set, group])]), [new Set<number>()])
}

function nearest(variants: readonly string[][], tokens: readonly Token[], at: number) {
  for (let start = at; start < tokens.length; start++) {
    for (const forms of variants) {
      if (standsAt(forms, tokens, start)) return { start, end: start + forms.length }
    }
  }
  return undefined
}

function standsAt(forms: readonly string[], tokens: readonly Token[], start: number): boolean {
  if (start + forms.length > tokens.length) return false
  return forms.every((form, i) => {
    const stored = tokens[start + i]?.form ?? ''
    return form === stored || (i === 0 && firstLower(form) === firstLower(stored))
  })
}

const firstLower = (form: string) => form.slice(0, 1).toLowerCase() + form.slice(1)

/**
 * The part of a passage that a quotation resembles most, as it is stored. `likeness` is the part of the words that are
 * the same, in order: 1 for all of them. Undefined where no word is the same.
 */
export function findNear(quote: string, stored: StoredText): NearMatch | undefined {
  const words = plainWords(
    piecesOf(quote)
      .flat()
      .filter(({ added }) => added === 0),
  ).slice(0, 250)
  const span = alignment(
    words,
    stored.words.slice(0, 1500).map(({ form }) => form.toLowerCase()),
  )
  if (!span) return undefined
  const { start, end, matches } = span
  const first = stored.words[start]
  const last = stored.words[end]
  if (!first || !last) return undefined
  return {
    from: placeAt(stored, first.start),
    to: placeAt(stored, last.start),
    text: sentence(stored, first.start, last.end),
    likeness: matches / Math.max(words.length, end - start + 1),
  }
}

/** Local alignment with gaps: where the best run of equal words lies, stretched by what is unlike at its ends. */
function alignment(quote: readonly string[], stored: readonly string[]) {
  type Cell = { score: number; matches: number; quoteStart: number; start: number }
  const none = (i: number, j: number): Cell => ({ score: 0, matches: 0, quoteStart: i, start: j })
  let best: (Cell & { quoteEnd: number; end: number }) | undefined
  let above: Cell[] = Array.from({ length: stored.length + 1 }, (_, j) => none(0, j))
  for (let i = 1; i <= quote.length; i++) {
    const row: Cell[] = [none(i, 0)]
    for (let j = 1; j <= stored.length; j++) {
      const diagonal = above[j - 1] as Cell
      const isSame = quote[i - 1] === stored[j - 1]
      let cell = none(i, j)
      const change = diagonal.score + (isSame ? 2 : -1)
      if (change > 0) cell = { ...diagonal, score: change, matches: diagonal.matches + (isSame ? 1 : 0) }
      for (const gap of [above[j] as Cell, row[j - 1] as Cell]) {
        if (gap.score - 1 > cell.score) cell = { ...gap, score: gap.score - 1 }
      }
      row.push(cell)
      if (isSame && cell.score > (best?.score ?? 0)) best = { ...cell, quoteEnd: i, end: j }
    }
    above = row
  }
  if (!best) return undefined
  const start = Math.max(0, best.start - best.quoteStart)
  const end = Math.min(stored.length, best.end + quote.length - best.quoteEnd) - 1
  return { start, end, matches: best.matches }
}

/** A stretch of the stored text with the sign that ends its sentence. */
function sentence(stored: StoredText, start: number, end: number): string {
  const tail = /^[.!?。！？]/u.exec(stored.text.slice(end))?.[0] ?? ''
  return balanced(stored.text.slice(start, end + tail.length))
}

// a speech that begins or ends outside of the stretch would leave one mark behind
function balanced(text: string): string {
  const opened = text.match(/[“「]/g)?.length ?? 0
  const closed = text.match(/[”」]/g)?.length ?? 0
  return opened === closed ? text : text.replace(/[“”「」]/g, '')
}

function placeAt(stored: StoredText, offset: number): Place {
  const { chapter = 0, verse = 0 } = stored.verses.findLast(({ start }) => start <= offset) ?? {}
  return { chapter, verse }
}
