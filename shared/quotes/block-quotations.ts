import type { Range } from '../markdown/stretches.ts'
import { groupReferences, isDash, sentenceEnds, tailSource, wordsAround } from './named.ts'
import { type FoundQuotation, oneLine, type QuotationContext } from './quotation.ts'
import { type AnswerReference, between } from './references.ts'

type Line = Range & { text: string }

/** The quotations of a block quote: lines with the source below, after or above them. */
export function blockQuotations(context: QuotationContext): FoundQuotation[] {
  const { block, own, reading } = context
  const { text } = reading
  const found: FoundQuotation[] = []
  let open: Line[] = []
  let lead: AnswerReference[] = []
  const close = (source: Line | undefined, named: AnswerReference[], bodyEnd?: number) => {
    const [first, last] = [open[0], open.at(-1)]
    if (first && last) {
      const body = unmarked(text, { start: first.start, end: bodyEnd ?? last.end })
      found.push({
        ...{
          kind: 'block',
          block,
          body,
          start: first.start,
          end: bodyEnd ?? last.end,
          single: false,
          isTeacher: false,
          isLoose: false,
          others: [],
        },
        outer: { start: first.start, end: source?.end ?? last.end },
        text: oneLine(text.slice(body.start, body.end)),
        named: named.length > 0 ? named : lead,
      })
      lead = []
    }
    open = []
  }
  let isParted = false
  for (const line of linesOf(text, block)) {
    if (line.text.trim() === '') {
      isParted = open.length > 0
      continue
    }
    const inLine = between(own, line.start, line.end)
    const [only] = inLine
    if (only && isSource(text, line, only)) {
      // above the words, or below them
      if (open.length === 0) lead = groupReferences(text, inLine)
      else close(line, groupReferences(text, inLine))
    } else if (/^\s*[—–―]/.test(line.text) && open.length > 0) close(line, inLine)
    else {
      if (isParted) close(undefined, [])
      open.push(line)
      const tail = tailSource(text, { start: line.start, end: line.end }, inLine)
      if (tail) close(undefined, tail.named, tail.start)
    }
    isParted = false
  }
  close(undefined, [])
  return found.map((each, i) => {
    const ends = { isFirst: i === 0, isLast: i === found.length - 1 }
    return each.named.length > 0 ? each : { ...each, named: around(context, ends) }
  })
}

/** A line with a reference and little else: a dash, a name of the translation. */
function isSource(text: string, line: Line, reference: AnswerReference): boolean {
  return wordsAround(text, line, reference) <= (/^\s*[—–―(-]/.test(line.text) ? 6 : 1)
}

/** The source in the line after a block quote, or the one that introduces it. */
function around(
  { reading, previous, next, before, behind }: QuotationContext,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): AnswerReference[] {
  const { text } = reading
  const [first] = behind
  if (isLast && next?.kind === 'text' && first && isDash(text.slice(next.start, first.start))) return [first]
  const last = before.at(-1)
  if (!isFirst || previous?.kind !== 'text' || !last) return []
  const isLead = previous.end - last.end <= 100 && !sentenceEnds(text.slice(last.end, previous.end))
  return isLead ? [last] : []
}

function linesOf(text: string, { start, end }: Range): Line[] {
  let at = start
  return text
    .slice(start, end)
    .split('\n')
    .map((line) => {
      const place = { start: at, end: at + line.length, text: line }
      at += line.length + 1
      return place
    })
}

/** The words of a block quote without the quotation marks around all of it. */
function unmarked(text: string, { start, end }: Range): Range {
  const [, before = '', inside = ''] =
    /^(\s*["“„«»「『]\s*)(.*?)\s*["”“»«」』]\s*$/su.exec(text.slice(start, end)) ?? []
  if (!before || /["“”]/.test(inside)) return { start, end }
  return { start: start + before.length, end: start + before.length + inside.length }
}
