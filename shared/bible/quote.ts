import { isNegated, withDenials } from './beside.ts'
import { lastIndex } from './last-index.ts'
import { isLinking, isPlain } from './left-out.ts'
import {
  blankOut,
  piecesOf,
  plainWords,
  type QuotedToken,
  type Token,
  tokensOf,
  type VerseNumber,
  verseNumbersIn,
} from './quote-text.ts'
import { placeAt, type StoredPlace, type StoredText, verseIndex } from './stored-text.ts'
import { type AlignedRun, align } from './word-alignment.ts'

/**
 * `moved` is a comma or full stop that is inside the quotation marks but not in the text; `numbers` are the verse
 * numbers in the quotation, each at the beginning of its verse.
 */
export type ExactMatch = {
  from: StoredPlace
  to: StoredPlace
  moved: string
  numbers: VerseNumber[]
  /** A denial is right next to it: see `isNegated`. */
  isNegated: boolean
}
/** `whole` is the `text` with the words of denial right next to it. */
export type NearMatch = { from: StoredPlace; to: StoredPlace; text: string; whole: string; likeness: number }

/**
 * Where a quotation is, word for word. Unicode form, quotation marks, dashes, the case of the first letter and white
 * space are folded. Square brackets may surround words of the text or the letter whose case differs. Verse numbers may
 * appear where their verses begin. With `mayShorten` an ellipsis may omit words that do not reverse the sense: see
 * `isPlain`. Undefined if anything else differs.
 */
export function findExact(quote: string, stored: StoredText, mayShorten = true): ExactMatch | undefined {
  const numbers = verseNumbersIn(quote)
  const asWritten = findWords(quote, [], stored, mayShorten)
  if (asWritten || numbers.length === 0) return asWritten
  return findWords(blankOut(quote, numbers), numbers, stored, mayShorten)
}

/**
 * The same, unless the text negates the words right outside of their marks and the writer does not (`isDenied`).
 */
export function findWhole(quote: string, stored: StoredText, isDenied = false): ExactMatch | undefined {
  const match = findExact(quote, stored)
  return match && (isDenied || isWhole(quote, match)) ? match : undefined
}

/** False if a denial is right outside of the marks. One or two words say nothing that could be denied. */
export const isWhole = (quote: string, match: Pick<ExactMatch, 'isNegated'>): boolean =>
  !match.isNegated || plainWords(tokensOf(quote)).length < 3

function findWords(
  quote: string,
  numbers: VerseNumber[],
  stored: StoredText,
  mayShorten: boolean,
): ExactMatch | undefined {
  const pieces = piecesOf(quote)
  const last = pieces.at(-1)
  if (!last) return undefined
  const moved = last.at(-1)?.form ?? ''
  const isSign = (moved === ',' || moved === '.') && last.length > 1
  for (const end of isSign ? [last, last.slice(0, -1)] : [last]) {
    const tried = [...pieces.slice(0, -1), end]
    const starts = findPieces(tried, stored, mayShorten)
    if (!starts || !numbers.every((number) => isWhereItBegins(number, tried, starts, stored))) continue
    const first = stored.tokens[starts[0] ?? 0] as Token
    const final = stored.tokens[(starts.at(-1) ?? 0) + end.length - 1] as Token
    return {
      from: placeAt(stored, first.start),
      to: placeAt(stored, final.start),
      moved: end === last ? '' : moved,
      numbers,
      isNegated: isNegated(stored, starts[0] ?? 0, (starts.at(-1) ?? 0) + end.length),
    }
  }
  return undefined
}

/** The most starting positions worth trying in a passage. */
const MOST_STARTS = 200

/** Where each piece begins, by the index of its first token: in order, with only permitted omissions between them. */
function findPieces(pieces: readonly QuotedToken[][], stored: StoredText, mayShorten: boolean): number[] | undefined {
  const isShortened = pieces.length > 1
  if (isShortened && (!mayShorten || pieces.some((piece) => plainWords(piece).length < 3))) return undefined
  return runsOf(
    pieces.map((piece) => piece.map(({ form }) => form)),
    stored,
  ).find((starts) =>
    starts.every(
      (start, i) => i === 0 || mayLeaveOut(stored, (starts[i - 1] ?? 0) + (pieces[i - 1]?.length ?? 0), start),
    ),
  )
}

/** Every way to find the pieces in order: from each position of the first one, each at its next position. */
function runsOf(pieces: readonly string[][], stored: StoredText): number[][] {
  const [first = [], ...rest] = pieces.map((forms) => startsOf(forms, stored))
  return first.slice(0, MOST_STARTS).flatMap((start) => {
    const starts = [start]
    for (const [i, places] of rest.entries()) {
      const end = (starts[i] ?? 0) + (pieces[i]?.length ?? 0)
      const next = places[lastBefore(places, end) + 1]
      if (next === undefined) return []
      starts.push(next)
    }
    return [starts]
  })
}

/** The most words that may join a clause to the one before: "and then", "並且". */
const MOST_LINKING = 2

/**
 * Words may be omitted within a verse or up to the next one. If a clause ends among them, the rest begins a clause too,
 * perhaps without the words that join it: otherwise the subject of one sentence would get the predicate of another.
 */
function mayLeaveOut(stored: StoredText, from: number, to: number): boolean {
  const gap = stored.tokens.slice(from, to)
  const verseOf = (index: number) => verseIndex(stored, stored.tokens[index]?.start ?? 0)
  const last = gap.findLastIndex(({ form }) => !isLinking(form.toLowerCase(), stored.language))
  const end = gap[gap.length - last <= MOST_LINKING + 1 ? last : gap.length - 1]
  const next = Math.max(...[end, stored.tokens[to]].map(rankOfEnd))
  const isJoined = gap.some((token) => rankOfEnd(token) > next)
  return !isJoined && verseOf(to) - verseOf(from - 1) <= 1 && isPlain(plainWords(gap), stored.language)
}

/** 2 for a sign that ends a sentence, 1 for one that ends a clause, 0 for anything else. */
const rankOfEnd = (token: Token | undefined): number =>
  /^[.!?。]$/.test(token?.form ?? '') ? 2 : /^[;:]$/.test(token?.form ?? '') ? 1 : 0

/** Every position of a run of forms. The first letter may differ in case. */
function startsOf(forms: readonly string[], { tokens, places }: StoredText): number[] {
  const [first = ''] = forms
  return (places.get(first.toLowerCase()) ?? []).filter((start) => {
    if (start + forms.length > tokens.length) return false
    return forms.every((form, i) => {
      const other = tokens[start + i]?.form ?? ''
      return form === other || (i === 0 && firstLower(form) === firstLower(other))
    })
  })
}

const firstLower = (form: string) => form.slice(0, 1).toLowerCase() + form.slice(1)

function isWhereItBegins(
  { end, chapter, verse }: VerseNumber,
  pieces: readonly QuotedToken[][],
  starts: readonly number[],
  stored: StoredText,
): boolean {
  const piece = pieces.findIndex((tokens) => tokens.some(({ start }) => start >= end))
  const index = pieces[piece]?.findIndex(({ start }) => start >= end) ?? -1
  if (index === -1) return false
  const at = (starts[piece] ?? 0) + index
  const token = stored.tokens[at]
  const found = stored.verses[verseIndex(stored, token?.start ?? 0)]
  const isFirst = (stored.tokens[at - 1]?.start ?? -1) < (found?.start ?? 0)
  return isFirst && found?.verse === verse && (chapter === undefined || found.chapter === chapter)
}

/**
 * The part of a passage that a quotation resembles most, as it is stored. `likeness` is the share of words that are the
 * same, in order: 1 for all of them. Includes the words that an ellipsis omits. Undefined if no word is the same.
 */
export function findNear(quote: string, stored: StoredText): NearMatch | undefined {
  const pieces = piecesOf(blankOut(quote, verseNumbersIn(quote)))
  const whole = pieces.length > 1 ? findAround(pieces, stored) : undefined
  const words = plainWords(pieces.flat().filter(({ added }) => !added)).slice(0, 250)
  const forms = stored.forms.slice(0, 1500)
  const span = whole ?? withMovedPart(words, forms, withinSentence(stored, align(words, forms)))
  const first = span && stored.words[span.from]
  const last = span && stored.words[span.to]
  if (!span || !first || !last) return undefined
  const { start, end } = withDenials(stored, stored.tokens.indexOf(first), stored.tokens.indexOf(last) + 1)
  return {
    from: placeAt(stored, first.start),
    to: placeAt(stored, last.start),
    text: sentence(stored, first.start, last.end),
    whole: sentence(stored, start, end),
    likeness: whole ? 1 : span.matches / Math.max(words.length, span.end - span.start + 1),
  }
}

/** `from` and `to` are the ends of the words that may replace a quotation. */
type NearRun = AlignedRun & { from: number; to: number }

/** What ends a sentence or begins a speech, and what ends a clause. */
const sentenceBorder = /[.;:!?。；：！？]|[,，]\s*[“‘「『«]/
const clauseBorder = /[.;:!?。；：！？,，、“”‘「」『』«»]/
/** The most further words of a clause that a replacement has, so that it ends with the clause. */
const MOST_FURTHER = 6

/**
 * A run without the words at its ends that belong to another sentence or speech than what is equal. Differences at an
 * end are replaced to the end of their clause, as `from` and `to`: the same number of words could stop anywhere.
 */
function withinSentence({ text, words }: StoredText, run: AlignedRun | undefined): NearRun | undefined {
  if (!run) return undefined
  const gapAt = (index: number) => text.slice(words[index]?.end ?? 0, words[index + 1]?.start)
  const isEnd = (index: number, border: RegExp) => index < 0 || index >= words.length - 1 || border.test(gapAt(index))
  let start = run.stored.start
  while (start > run.start && !isEnd(start - 1, sentenceBorder)) start--
  let end = run.stored.end - 1
  while (end < run.end && !isEnd(end, sentenceBorder)) end++
  let from = start
  while (start < run.stored.start && start - from <= MOST_FURTHER && !isEnd(from - 1, clauseBorder)) from--
  let to = end
  while (end >= run.stored.end && to - end <= MOST_FURTHER && !isEnd(to, clauseBorder)) to++
  const isTooFar = { from: start - from > MOST_FURTHER, to: to - end > MOST_FURTHER }
  return { ...run, start, end, from: isTooFar.from ? start : from, to: isTooFar.to ? end : to }
}

/** The most words in a moved clause. */
const LONGEST_MOVED = 60

/** A clause that a quotation moves to the other side of the rest belongs to its stretch. */
function withMovedPart(
  words: readonly string[],
  stored: readonly string[],
  run: NearRun | undefined,
): NearRun | undefined {
  if (!run) return undefined
  const parts = [words.slice(0, run.quote.start), words.slice(run.quote.end)]
  const [moved = []] = parts.sort((a, b) => b.length - a.length)
  if (moved.length < 3) return run
  if (moved.length > LONGEST_MOVED) return run
  const from = Math.max(0, run.stored.start - 2 * LONGEST_MOVED)
  const around = align(moved, stored.slice(from, run.stored.end + 2 * LONGEST_MOVED))
  if (!around) return run
  const other = { ...around, stored: { start: around.stored.start + from, end: around.stored.end + from } }
  if (other.matches < 3 || other.matches < 0.7 * moved.length) return run
  if (Math.max(other.stored.start - run.stored.end, run.stored.start - other.stored.end) > 8) return run
  const start = Math.min(run.stored.start, other.stored.start)
  const end = Math.max(run.stored.end, other.stored.end) - 1
  const matches = Math.min(run.matches + other.matches, end - start + 1)
  return { ...run, start, end, matches, from: start, to: end }
}

/** The shortest stretch with all pieces in order, if it is not much longer than they are. */
function findAround(pieces: readonly QuotedToken[][], stored: StoredText) {
  const forms = pieces.map(plainTokens)
  const quoted = forms.flat().length
  const last = forms.at(-1)?.length ?? 0
  const [best] = runsOf(forms, stored)
    .map((starts) => ({ start: starts[0] ?? 0, end: (starts.at(-1) ?? 0) + last }))
    .sort((a, b) => a.end - a.start - (b.end - b.start))
  if (!best || best.end - best.start > 2 * quoted + 16) return undefined
  const place = (token: Token | undefined) => stored.words.indexOf(token as Token)
  const inside = stored.tokens.slice(best.start, best.end).filter(({ isWord }) => isWord)
  const [start, end] = [place(inside[0]), place(inside.at(-1))]
  return { start, end, from: start, to: end, matches: quoted }
}

/** The forms of a piece without the signs at its ends, which depend on what was omitted. */
function plainTokens(piece: readonly QuotedToken[]): string[] {
  const own = piece.filter(({ added }) => !added)
  const first = own.findIndex(({ isWord }) => isWord)
  return own.slice(first, own.findLastIndex(({ isWord }) => isWord) + 1).map(({ form }) => form)
}

/** A stretch of the stored text with the punctuation that ends its sentence. */
function sentence(stored: StoredText, start: number, end: number): string {
  const tail = /^[.!?。！？]/u.exec(stored.text.slice(end))?.[0] ?? ''
  return balanced(stored.text.slice(start, end + tail.length))
}

// a speech that begins or ends outside the stretch would leave an unpaired mark
function balanced(text: string): string {
  const opened = text.match(/[“「]/g)?.length ?? 0
  const closed = text.match(/[”」]/g)?.length ?? 0
  return opened === closed ? text : text.replace(/[“”「」]/g, '')
}

/** The index of the last of some sorted numbers below a border. */
const lastBefore = (sorted: readonly number[], border: number): number => lastIndex(sorted, (each) => each < border)
