import { type Block, blocksOf, plainQuote, spansOf } from '#shared/bible/quote-spans.ts'
import type { AnswerReference } from './references.ts'

/**
 * Something quoted in an answer. `start` and `end` hold the marks of an inline quotation, or the lines of a block quote
 * without the line that names its source. `named` are the references that it is plainly said to be from, `near` those
 * around it. `foreign`: somebody else than Scripture is quoted, by name.
 */
export type Quotation = {
  kind: 'inline' | 'block'
  start: number
  end: number
  /** The whole lines of a block quote, its source included. */
  outer: { start: number; end: number }
  text: string
  single: boolean
  named: AnswerReference[]
  near: AnswerReference[]
  foreign: boolean
}

const people =
  /\b(?:Matthew Henry|Henry|commentar(?:y|ies|ist)|Augustine|Calvin|Luther|Wesley|Aquinas|Chrysostom|Spurgeon|Lewis|Bonhoeffer|Barth|Catechism|Catecismo|Creed|Confession|Strong['’]s|lexicon|dictionary|diccionario|Talmud|Josephus|Philo)\b/

/** All that is quoted in a text, in order, with the references that it goes with. */
export function quotationsIn(text: string, references: readonly AnswerReference[]): Quotation[] {
  const blocks = blocksOf(text)
  const found = blocks.flatMap((block, i) => {
    if (block.kind === 'code') return []
    return block.kind === 'quote'
      ? blockQuotations(text, block, blocks, i, references)
      : inline(text, block, references)
  })
  const near = (at: number) => references.filter(({ start }) => Math.abs(start - at) < 1500)
  return found.map((each) => ({ ...each, near: near(each.start) })).sort((a, b) => a.start - b.start)
}

type Found = Omit<Quotation, 'near'>

function inline(text: string, block: Block, references: readonly AnswerReference[]): Found[] {
  const content = text.slice(block.start, block.end)
  const spans = spansOf(content).map((span) => ({
    ...span,
    start: span.start + block.start,
    end: span.end + block.start,
  }))
  const own = references.filter(({ start, end }) => start >= block.start && end <= block.end)
  let carried: AnswerReference[] = []
  // "John 3:16: “…” … “…”": all of the paragraph is from there
  const lead = own.findLast(({ end }) => end <= (spans[0]?.start ?? 0))
  const isWhole =
    lead !== undefined &&
    /^[\s*_)]*[:：—–-]\s*$/.test(text.slice(lead.end, spans[0]?.start)) &&
    /^[\s.,;*_]*$/.test(text.slice(spans.at(-1)?.end, block.end))
  return spans.map((span, i) => {
    const next = spans[i + 1]?.start ?? block.end
    const previous = spans[i - 1]?.end ?? block.start
    const outside = own.filter((each) => each.end <= span.start || each.start >= span.end)
    const before = outside.findLast(({ end }) => end <= span.start)
    const behind = outside.filter(({ start }) => start >= span.end)
    const gap = behind[0] ? text.slice(span.end, behind[0].start) : ''
    const isBehind = behind[0] !== undefined && behind[0].start <= next && gap.length <= 40 && !sentenceEnds(gap)
    const isEnclosed = isBehind && /^[\s*_.,;:!?"”’]*(?:[([—–―]|-{1,2}\s)[^.!?]{0,40}$/.test(gap)
    const gapBefore = before ? text.slice(before.end, span.start) : ''
    const isBefore = before !== undefined && gapBefore.length <= 120 && !sentenceEnds(gapBefore)
    // the same sentence quotes on from the same place
    const isNear = span.start - previous <= 160 && !sentenceEnds(text.slice(previous - 2, span.start))
    const goesOn = i > 0 && (isNear || isWhole)
    let named: AnswerReference[] = []
    if (isEnclosed) named = together(text, behind)
    else if (isBefore && before.start >= previous - 1) named = [before]
    else if (isBehind) named = [behind[0] as AnswerReference]
    else if (goesOn) named = carried
    carried = named
    return {
      kind: 'inline' as const,
      start: span.start,
      end: span.end,
      outer: { start: span.start, end: span.end },
      text: plainQuote(span.text),
      single: span.single,
      named,
      foreign: people.test(text.slice(Math.max(block.start, span.start - 120, previous), span.start)),
    }
  })
}

/** A reference and those that follow it in the same parentheses. */
function together(text: string, behind: readonly AnswerReference[]): AnswerReference[] {
  const found: AnswerReference[] = []
  for (const each of behind) {
    const last = found.at(-1)
    if (last && !/^\s*[,;&]?\s*(?:and|y|cf\.?|see)?\s*$/.test(text.slice(last.end, each.start))) break
    found.push(each)
  }
  return found.slice(0, 4)
}

const sentenceEnds = (gap: string) => /[.!?。！？]["”’)\]*_]*\s+["“(\p{Lu}]/u.test(gap)

type Line = { start: number; end: number; text: string }

function blockQuotations(
  text: string,
  block: Block,
  blocks: readonly Block[],
  index: number,
  references: readonly AnswerReference[],
): Found[] {
  const own = references.filter(({ start, end }) => start >= block.start && end <= block.end)
  const found: Found[] = []
  let open: Line[] = []
  const close = (source: Line | undefined, named: AnswerReference[], bodyEnd?: number) => {
    const [first, last] = [open[0], open.at(-1)]
    const outerEnd = source?.end ?? last?.end
    if (first && last && outerEnd !== undefined) {
      const end = bodyEnd ?? last.end
      const foreign = source !== undefined && people.test(source.text)
      const body = { kind: 'block' as const, start: first.start, end, outer: { start: first.start, end: outerEnd } }
      found.push({ ...body, text: unmarked(plainQuote(text.slice(first.start, end))), single: false, named, foreign })
    }
    open = []
  }
  let isParted = false
  for (const line of linesOf(text, block)) {
    if (line.text === '') {
      isParted = open.length > 0
      continue
    }
    const inLine = own.filter(({ start, end }) => start >= line.start && end <= line.end)
    const [only] = inLine
    if (only && isSource(text, line, only)) close(line, together(text, inLine))
    else if (/^[—–―]/.test(line.text) && open.length > 0) close(line, inLine)
    else {
      if (isParted) close(undefined, [])
      open.push(line)
      const tail = inLine.at(-1)
      const lead = tail ? bodyBefore(text, line, tail) : undefined
      if (lead !== undefined) close(undefined, together(text, inLine.slice(-1)), lead)
    }
    isParted = false
  }
  close(undefined, [])
  return found.map((each) =>
    each.named.length > 0 ? each : { ...each, ...around(text, blocks, index, each, found, references) },
  )
}

/** Where the quoted words of a line end, when the line goes on with its reference alone. */
function bodyBefore(text: string, line: Line, tail: AnswerReference): number | undefined {
  const rest = text.slice(tail.end, line.end)
  if (!/^[\s,*_]*(?:\(?[A-Z]{2,5}\d?\)?)?[\s)\]*_.”"]*$/.test(rest)) return undefined
  const body = text.slice(line.start, tail.start)
  const [mark] = /\s*(?:[([—–―]|--?\s)[\s*_]*$/.exec(body) ?? []
  return mark === undefined ? undefined : tail.start - mark.length
}

/** A line that holds a reference and little else: a dash, a name of the translation. */
function isSource(text: string, line: Line, reference: AnswerReference): boolean {
  const rest = `${text.slice(line.start, reference.start)} ${text.slice(reference.end, line.end)}`
  const words = rest.replace(/\([^)]{0,40}\)/g, '').match(/\p{L}{3,}/gu) ?? []
  return words.length <= (/^[>\s]*[—–―(-]/.test(line.text) ? 6 : 1)
}

function around(
  text: string,
  blocks: readonly Block[],
  index: number,
  quotation: Found,
  siblings: readonly Found[],
  references: readonly AnswerReference[],
): { named: AnswerReference[]; foreign: boolean } {
  const [previous, next] = [blocks[index - 1], blocks[index + 1]]
  const isLast = siblings.at(-1) === quotation
  const isFirst = siblings[0] === quotation
  const inside = (block: Block) => references.filter(({ start, end }) => start >= block.start && end <= block.end)
  if (isLast && next?.kind === 'text') {
    const [first] = inside(next)
    if (first && /^[\s*_]*[—–―(-][\s*_(]*$/.test(text.slice(next.start, first.start)))
      return { named: [first], foreign: false }
  }
  if (!isFirst || previous?.kind !== 'text') return { named: [], foreign: false }
  const content = text.slice(previous.start, previous.end)
  const tail = content.slice(-160)
  const last = inside(previous).at(-1)
  const isLead =
    last !== undefined && previous.end - last.end <= 100 && !sentenceEnds(text.slice(last.end, previous.end))
  return { named: isLead ? [last] : [], foreign: people.test(tail) }
}

function linesOf(text: string, block: Block): Line[] {
  let at = block.start
  return text
    .slice(block.start, block.end)
    .split('\n')
    .map((raw) => {
      const [prefix] = /^\s*(?:[-*+]\s+)?(?:>\s?)*/.exec(raw) ?? ['']
      const line = { start: at + prefix.length, end: at + raw.length, text: plainQuote(raw.slice(prefix.length)) }
      at += raw.length + 1
      return line
    })
}

/** A block quote may also stand in quotation marks. */
function unmarked(text: string): string {
  const inside = /^(["“„«「『])(.*)(["”“»」』])$/su.exec(text)
  return inside && !/["“”]/.test(inside[2] ?? '') ? (inside[2] ?? '') : text
}
