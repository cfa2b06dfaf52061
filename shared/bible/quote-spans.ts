/** A stretch of an answer's markdown that is shown as one block. Quotes hold the lines of a block quote. */
export type Block = { kind: 'text' | 'quote' | 'code'; start: number; end: number }

/** What stands between quotation marks; `start` and `end` are those of the marks themselves. */
export type Span = { start: number; end: number; text: string; single: boolean }

/** The blocks of a markdown text: paragraphs, list items, headings, block quotes, fenced code. */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = []
  let open: Block | undefined
  let fence = ''
  let at = 0
  for (const line of markdown.split('\n')) {
    const end = at + line.length
    const [, mark = ''] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? []
    if (fence) {
      if (open) open.end = end
      if (mark.startsWith(fence)) {
        fence = ''
        open = undefined
      }
    } else if (mark) {
      fence = mark
      open = { kind: 'code', start: at, end }
      blocks.push(open)
    } else {
      const kind = /^\s{0,3}(?:[-*+]\s+)?>/.test(line) ? 'quote' : 'text'
      const begins = /^\s*(?:[-*+]\s|\d{1,3}[.)]\s|#{1,6}\s|\|)/.test(line) && kind === 'text'
      if (line.trim() === '') open = undefined
      else if (open?.kind === kind && !begins) open.end = end
      else {
        open = { kind, start: at, end }
        blocks.push(open)
      }
      if (/^\s*#{1,6}\s/.test(line)) open = undefined
    }
    at = end + 1
  }
  return blocks
}

const opening = '“„‟«「『＂"'
const closing: Record<string, string> = {
  '“': '”"',
  '„': '“”"',
  '‟': '”"',
  '«': '»',
  '「': '」',
  '『': '』',
  '＂': '＂',
  '"': '"”',
}

/** Everything between double quotation marks in a block, outermost marks only; then what stands between single ones. */
export function spansOf(text: string): Span[] {
  const doubles = doubleSpans(text)
  const singles = singleSpans(text).filter(
    (single) => !doubles.some(({ start, end }) => single.start < end && start < single.end),
  )
  return [...doubles, ...singles].sort((a, b) => a.start - b.start)
}

function doubleSpans(text: string): Span[] {
  const spans: Span[] = []
  for (let i = 0; i < text.length; i++) {
    const mark = text[i] ?? ''
    if (!opening.includes(mark) || (mark === '"' && !opens(text, i))) continue
    const end = closes(text, i)
    if (end === -1) continue
    spans.push({ start: i, end: end + 1, text: text.slice(i + 1, end), single: false })
    i = end
  }
  return spans
}

const before = /[\s([{—–\-/*_>“‘:,]/
const after = /[\s)\]}—–\-/*_.,;:!?”’"]/

function opens(text: string, i: number): boolean {
  return (i === 0 || before.test(text[i - 1] ?? '')) && /\S/.test(text[i + 1] ?? ' ')
}

/** The mark that closes the one at `i`: its own kind, or another one where its own does not come. */
function closes(text: string, i: number): number {
  const mark = text[i] ?? ''
  for (const end of closing[mark] ?? mark) {
    const at = closesWith(text, i, mark, end)
    if (at !== -1) return at
  }
  return -1
}

// no quotation is longer, and no speech goes on for longer behind a mark
const LONGEST = 6000
const LEFT_OVER = 700

// a source or a new reference lies outside of every quotation
const outside = /[([][^)\]\n]{0,30}\d|\d:\d|\n\s*\n/y

/**
 * Marks of the same kind that open in between must close first. A speech in the stored text may end where none began:
 * as long as a mark is left over, the quotation goes on to it,
 * and where one is missing it goes on to the last.
 */
function closesWith(text: string, i: number, mark: string, end: string): number {
  const isStraight = mark === '"' && end === '"'
  let depth = 0
  let found = -1
  let last = -1
  if (text.lastIndexOf(end) <= i) return -1
  for (let j = i + 1; j < Math.min(text.length, i + LONGEST); j++) {
    const sign = text[j] ?? ''
    if (found !== -1 && j - found > LEFT_OVER) break
    outside.lastIndex = j
    if (last !== -1 && (found !== -1 || depth > 0) && outside.test(text)) break
    if (sign === mark && (!isStraight || (opens(text, j) && !after.test(text[j + 1] ?? ' ')))) depth++
    else if (sign === end && (!isStraight || after.test(text[j + 1] ?? ' '))) {
      last = j
      if (depth === 0) found = j
      else depth--
    }
  }
  return found === -1 ? last : found
}

function singleSpans(text: string): Span[] {
  const pattern = /(?<![\p{L}\p{N}])(?:‘([^‘\n]{3,}?)’|'([^'\n]{3,}?(?:\p{L}'\p{L}[^'\n]*?)*)')(?![\p{L}\p{N}])/gu
  return [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[1] ?? match[2] ?? '',
    single: true,
  }))
}

/** Quoted markdown as words: no emphasis, no line marks of a block quote, no escapes, no tags. */
export function plainQuote(markdown: string): string {
  return markdown
    .replace(/\n[ \t]*(?:>[ \t]?)+/g, '\n')
    .replace(/^[ \t]*(?:>[ \t]?)+/, '')
    .replace(/<\/?[a-z][^>]*>/gi, ' ')
    .replace(/\\([\\`*_{}[\]()#+\-.!>])/g, '$1')
    .replace(/(\*{1,3}|(?<![\p{L}\p{N}])_{1,3}|_{1,3}(?![\p{L}\p{N}]))/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The same without the numbers of these verses, as models set them before each verse. */
export function withoutVerseNumbers(text: string, from: number, to: number): string {
  return text
    .replace(/[⁰¹²³⁴-⁹]+/g, ' ')
    .replace(
      /(^|[\s“"‘(])[[(]?(\d{1,3})(?::(\d{1,3}))?[\])]?\.?(?=[\s“"‘\p{Lu}\p{Script=Han}])/gu,
      (all, lead, a, b) => {
        const verse = Number(b ?? a)
        return verse >= from && verse <= to ? `${lead} ` : all
      },
    )
    .replace(/\s+/g, ' ')
    .trim()
}
