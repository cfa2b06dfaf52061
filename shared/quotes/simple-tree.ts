import { isPlainParagraph } from '../markdown/chunks.ts'
import type { MarkdownNode } from '../markdown/node.ts'

/** A link to the reader as the check writes it. */
const readerLink =
  /\[([^\s[\]](?:[^[\]\n]{0,80}[^\s[\]])?)\]\((\/read\/\w+\/\d{1,3}(?:\?verse=\d{1,3}(?:-\d{1,3})?)?)\)/g

/** The words of a block without the markers of its lines, and the position of each of its lines in the source. */
type Words = { text: string; lines: { at: number; from: number }[] }

/**
 * The tree of a paragraph, heading or block quote of plain words and links to the reader, as the parser would return
 * it: most chunks of an answer are one. Undefined for any other chunk.
 */
export function simpleTree(chunk: string): MarkdownNode | undefined {
  const start = chunk.search(/\S/)
  const end = chunk.trimEnd().length
  const rest = /^( *)\n*$/.exec(chunk.slice(end))
  // the parser treats spaces at the ends and beginnings of lines in several ways
  if (start === -1 || !rest || /\r|[^\S\n]\n|(?:^|\n)[^\S\n]/.test(chunk.slice(0, end))) return undefined
  const [mark = ''] = /^(?:#{1,6} (?=[^\s#])|> (?=\S))/.exec(chunk) ?? []
  const words = mark.startsWith('>')
    ? quotedWords(chunk.slice(0, end))
    : { text: chunk.slice(start + mark.length, end), lines: [{ at: 0, from: start + mark.length }] }
  if (!words || (mark.startsWith('#') && (rest[1] || /\n|#$/.test(words.text)))) return undefined
  const hasLinks = words.text.includes('](/read/')
  if (!isPlainParagraph(hasLinks ? words.text.replace(readerLink, '$1') : words.text)) return undefined
  const children = inlineNodes(words)
  // a block includes the spaces after its last word
  const last = end + (rest[1] ?? '').length
  const whole = position(start, last)
  const leaf = mark.startsWith('#')
    ? { type: 'heading', children, position: whole }
    : { type: 'paragraph', children, position: position(words.lines[0]?.from ?? start, last) }
  const block = mark.startsWith('>') ? { type: 'blockquote', children: [leaf], position: whole } : leaf
  return { type: 'root', children: [block], position: position(0, chunk.length) }
}

/** The words of a block quote whose lines all have their marker. */
function quotedWords(quote: string): Words | undefined {
  const lines: Words['lines'] = []
  let text = ''
  let from = 0
  for (const line of quote.split('\n')) {
    if (!/^> [^\s>]/.test(line)) return undefined
    if (text) text += '\n'
    lines.push({ at: text.length, from: from + 2 })
    text += line.slice(2)
    from += line.length + 1
  }
  return { text, lines }
}

function inlineNodes({ text, lines }: Words): MarkdownNode[] {
  const placeOf = (at: number) => {
    const line = lines.findLast((each) => each.at <= at)
    return line ? line.from + at - line.at : at
  }
  const range = (from: number, to: number) => position(placeOf(from), placeOf(to - 1) + 1)
  const words = (from: number, to: number): MarkdownNode => ({
    ...{ type: 'text', value: text.slice(from, to), position: range(from, to) },
  })
  const nodes: MarkdownNode[] = []
  let at = 0
  for (const { 0: link, 1: label = '', 2: url, index } of text.matchAll(readerLink)) {
    if (index > at) nodes.push(words(at, index))
    at = index + link.length
    const children = [words(index + 1, index + 1 + label.length)]
    nodes.push({ type: 'link', url, children, position: range(index, at) })
  }
  if (at < text.length) nodes.push(words(at, text.length))
  return nodes
}

const position = (start: number, end: number) => ({ start: { offset: start }, end: { offset: end } })
