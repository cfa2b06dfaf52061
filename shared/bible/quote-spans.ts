import { lastIndex } from './last-index.ts'

/** Text between quotation marks; `start` and `end` are the positions of the marks. */
type Span = { start: number; end: number; text: string; single: boolean }

/** Everything between double quotation marks in a block, outermost marks only; then everything between single ones. */
export function spansOf(text: string): Span[] {
  const doubles = doubleSpans(text)
  let next = 0
  const singles = singleSpans(text).filter((single) => {
    while ((doubles[next]?.end ?? Number.POSITIVE_INFINITY) <= single.start) next++
    return (doubles[next]?.start ?? Number.POSITIVE_INFINITY) >= single.end
  })
  return [...doubles, ...singles].sort((a, b) => a.start - b.start)
}

const closing: Record<string, string> = {
  '“': '”"',
  '„': '“”"',
  '‟': '”"',
  '«': '»',
  '»': '«',
  '「': '」',
  '『': '』',
  '＂': '＂',
  '″': '″',
  '‹': '›',
  '›': '‹',
  '《': '》',
  '〈': '〉',
  '❝': '❞',
  '〝': '〞〟',
  '"': '"”',
}
const marks = /["“”„‟«»‹›「」『』《》〈〉＂″❝❞〝〞〟]/g
// a source, a new reference or a new paragraph begins here: these are outside of every quotation
const outside = /[([](?=[^)\]\n]{0,30}\d)|\d(?=:\d)|\n(?=[ \t]{0,20}\n)/g

/** A quotation mark; the neighbours of one that is used for both decide whether it opens or closes. */
type Mark = { at: number; sign: string; opens: boolean; closes: boolean }
/** `last` is the index of the last mark of each kind. */
type Marks = { list: Mark[]; borders: number[]; last: Map<string, number> }

function doubleSpans(text: string): Span[] {
  const list = Array.from(text.matchAll(marks), ({ 0: sign, index }) => markAt(text, sign, index))
  const borders = Array.from(text.matchAll(outside), ({ index }) => index)
  const all: Marks = { list, borders, last: new Map(list.map(({ sign }, i) => [sign, i])) }
  const spans: Span[] = []
  for (let i = 0; i < all.list.length; i++) {
    const { at, sign, opens } = all.list[i] as Mark
    if (!(sign in closing) || !opens) continue
    const end = closes(all, i)
    const mark = all.list[end]
    if (!mark) continue
    spans.push({ start: at, end: mark.at + 1, text: text.slice(at + 1, mark.at), single: false })
    i = end
  }
  return spans
}

const before = /[\s([{—–\-/*_>“‘:,|.;]/
const after = /[\s)\]}—–\-/*_.,;:!?”’"([{…|<]/
/** Before and behind a mark that points inwards, as in »German« quotations: French » never opens there. */
const beforeInward = /[\s([{—–\-/*_>„“‚‘|]/
const behindInward = /[\p{L}\p{N}¿¡…*_„“‚‘'’›‹]/u

function markAt(text: string, sign: string, at: number): Mark {
  const [previous, next] = [text[at - 1], text[at + 1]]
  if (sign === '»' || sign === '›') {
    const opens = (previous === undefined || beforeInward.test(previous)) && behindInward.test(next ?? ' ')
    return { at, sign, opens, closes: true }
  }
  if (sign === '«' || sign === '‹') {
    const closes = !/[\s([{:]/.test(previous ?? ' ') && (next === undefined || /[^\p{L}\p{N}]/u.test(next))
    return { at, sign, opens: true, closes }
  }
  if (sign !== '"') return { at, sign, opens: true, closes: true }
  const opens = (at === 0 || before.test(text[at - 1] ?? '')) && /\S/.test(text[at + 1] ?? ' ')
  return { at, sign, opens, closes: after.test(text[at + 1] ?? ' ') }
}

/** The index of the mark that closes the one at `i`: the same kind, or another one if no mark of that kind follows. */
function closes(all: Marks, i: number): number {
  const { sign } = all.list[i] as Mark
  for (const end of closing[sign] ?? '') {
    const found = (all.last.get(end) ?? -1) > i ? closesWith(all, i, end) : -1
    if (found !== -1) return found
  }
  return -1
}

// longer quotations, deeper nesting and longer continued speeches are not considered
const LONGEST = 6000
const DEEPEST = 8
const LEFT_OVER = 700

/**
 * Marks of the same kind that open in between must close first. A speech in the stored text may end where none began:
 * each surplus mark extends the quotation to it, and a missing one extends it to the last mark.
 */
function closesWith({ list, borders }: Marks, i: number, end: string): number {
  const { at, sign } = list[i] as Mark
  const isStraight = sign === end
  let depth = 0
  let found = -1
  let last = -1
  for (let j = i + 1; j < list.length; j++) {
    const mark = list[j] as Mark
    if (mark.at >= at + LONGEST || depth > DEEPEST) break
    if (found !== -1 && mark.at - (list[found]?.at ?? 0) > LEFT_OVER) break
    if (last !== -1 && (found !== -1 || depth > 0) && hasBorder(borders, list[last]?.at ?? 0, mark.at)) break
    if (mark.sign === sign && mark.opens && !(isStraight && mark.closes)) depth++
    else if (mark.sign === end && mark.closes) {
      last = j
      if (depth === 0) found = j
      else depth--
    }
  }
  return found === -1 ? last : found
}

/** True if a border is after `start` and not after `end`. */
const hasBorder = (borders: readonly number[], start: number, end: number): boolean =>
  (borders[lastIndex(borders, (each) => each <= start) + 1] ?? Number.POSITIVE_INFINITY) <= end

function singleSpans(text: string): Span[] {
  const pattern =
    /(?<![\p{L}\p{N}])(?:‘([^‘\n]{3,}?)’|‚([^‚\n]{3,}?)‘|'([^'\n]{3,}?(?:\p{L}'\p{L}[^'\n]*?)*)')(?![\p{L}\p{N}])/gu
  return [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[1] ?? match[2] ?? match[3] ?? '',
    single: true,
  }))
}
