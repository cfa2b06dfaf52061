import { lastIndex } from '../bible/last-index.ts'
import { markdownChunks } from '../markdown/chunks.ts'
import { type MarkdownNode, rangeOf } from '../markdown/node.ts'
import { offsetsOf } from '../markdown/offsets.ts'
import type { Range } from '../markdown/stretches.ts'
import { pause } from '../pause.ts'
import { parseChunk } from './parse.ts'

/** Emphasis or a code span: the shown characters inside it, and its position in the source with its markers. */
export type Wrap = Range & { source: Range }

/**
 * A paragraph, heading or table row (`text`), or a whole block quote, as it is shown. `source` is its position in the
 * markdown, `indent` the indentation of a block quote.
 */
export type AnswerBlock = Range & { kind: 'text' | 'quote'; source: Range; indent: number; wraps: Wrap[] }

/** What a reader sees of an answer, and the position of each character in the markdown. */
export type Reading = {
  source: string
  text: string
  blocks: AnswerBlock[]
  /** No markdown may be written there: code spans. */
  code: Range[]
  /** Links with their targets. */
  links: (Range & { url: string })[]
  from: Int32Array
  to: Int32Array
}

/** A reading that grows: positions are filled up to `length`. */
type OpenReading = Reading & { length: number }

/** Makes room for the positions of more characters. A few show more than the source has: separators, ends of blocks. */
function makeRoom(reading: OpenReading, more: number): void {
  const { from, to, length } = reading
  if (length + more <= from.length) return
  const size = Math.max(2 * from.length, length + more)
  reading.from = new Int32Array(size)
  reading.from.set(from)
  reading.to = new Int32Array(size)
  reading.to.set(to)
}

/** Parses a markdown text as it will be shown; fenced code is left out. */
export async function readAnswer(source: string): Promise<Reading> {
  // much more memory than a text needs makes the collector stop the process
  const room = source.length + 16
  const positions = { from: new Int32Array(room), to: new Int32Array(room), length: 0 }
  const reading: OpenReading = { source, text: '', blocks: [], code: [], links: [], ...positions }
  const parts: string[] = []
  for (const chunk of markdownChunks(source)) {
    readChunk(parseChunk(chunk.text), chunk, reading, parts)
    await pause()
  }
  const { length, from, to, ...rest } = reading
  return { ...rest, text: parts.join(''), from: from.subarray(0, length), to: to.subarray(0, length) }
}

function readChunk(
  tree: MarkdownNode,
  chunk: { start: number; text: string },
  reading: OpenReading,
  parts: string[],
): void {
  const { blocks, code, links } = reading
  let open: AnswerBlock | undefined
  const place = (node: MarkdownNode): Range => {
    const { start = 0, end = chunk.text.length } = rangeOf(node) ?? {}
    return { start: start + chunk.start, end: end + chunk.start }
  }
  /** Adds characters with their positions; without offsets all of them have the position of the node. */
  const add = (value: string, range: Range, offsets?: number[]) => {
    makeRoom(reading, value.length)
    const { from, to, length } = reading
    for (let i = 0; i < value.length; i++) {
      from[length + i] = offsets ? (offsets[i] ?? 0) + chunk.start : range.start
      to[length + i] = offsets ? (offsets[i + 1] ?? 0) + chunk.start : range.end
    }
    reading.length += value.length
    parts.push(value)
  }
  const end = (node: MarkdownNode, sign: string) => {
    const at = place(node).end
    add(sign, { start: at, end: at })
  }
  const inline = (node: MarkdownNode, block: AnswerBlock) => {
    const start = reading.length
    const range = place(node)
    if (node.type === 'text') add(node.value ?? '', range, offsetsOf(node, chunk.text))
    else if (node.type === 'break') add('\n', range)
    else if (node.type === 'inlineCode') {
      add(node.value ?? '', range, codeOffsets(node, chunk.text))
      code.push({ start, end: reading.length })
    }
    for (const child of node.children ?? []) inline(child, block)
    if (node.type === 'link') links.push({ start, end: reading.length, url: node.url ?? '' })
    if (/^(?:emphasis|strong|inlineCode)$/.test(node.type))
      block.wraps.push({ start, end: reading.length, source: range })
  }
  const leaf = (node: MarkdownNode, fill: (block: AnswerBlock) => void) => {
    const block = open ?? { kind: 'text', start: reading.length, end: 0, source: place(node), indent: 0, wraps: [] }
    fill(block)
    if (!open) {
      block.end = reading.length
      blocks.push(block)
    }
    end(node, '\n\n')
  }
  const flow = (node: MarkdownNode) => {
    const children = node.children ?? []
    if (node.type === 'paragraph' || node.type === 'heading') {
      leaf(node, (block) => {
        for (const child of children) inline(child, block)
      })
    } else if (node.type === 'tableRow') {
      leaf(node, (block) => {
        for (const [i, cell] of children.entries()) {
          if (i > 0) end(children[i - 1] as MarkdownNode, ' | ')
          for (const child of cell.children ?? []) inline(child, block)
        }
      })
    } else if (node.type === 'code' && open) {
      const start = reading.length
      leaf(node, () => add(node.value ?? '', place(node)))
      code.push({ start, end: reading.length })
    } else if (node.type === 'blockquote' && !open) {
      const range = place(node)
      const indent = range.start - reading.source.lastIndexOf('\n', range.start - 1) - 1
      const block: AnswerBlock = { kind: 'quote', start: reading.length, end: 0, source: range, indent, wraps: [] }
      open = block
      for (const child of children) flow(child)
      open = undefined
      block.end = Math.max(block.start, reading.length - 2)
      if (block.end > block.start) blocks.push(block)
    } else for (const child of children) flow(child)
  }
  flow(tree)
}

/** A code span shows the text between its ticks if that needs no change. */
function codeOffsets(node: MarkdownNode, source: string): number[] | undefined {
  const range = rangeOf(node)
  const value = node.value ?? ''
  const at = range ? source.slice(range.start, range.end).indexOf(value) : -1
  if (!range || at < 1) return undefined
  return Array.from({ length: value.length + 1 }, (_, i) => range.start + at + i)
}

/**
 * The shown text for finding references: the same positions, and a separator between blocks and lines of block quotes
 * that no reference continues across. A number at the beginning of a line is the verse number there.
 */
export function withBorders({ text, blocks }: Reading): string {
  let result = ''
  for (const { kind, start, end } of blocks) {
    const shown = text.slice(start, end)
    result += '|'.repeat(start - result.length) + (kind === 'quote' ? shown.replaceAll('\n', '|') : shown)
  }
  return result + '|'.repeat(text.length - result.length)
}

/** The block that contains a character of the shown text. */
export const blockAt = ({ blocks }: Reading, at: number): AnswerBlock | undefined => {
  const block = blocks[lastIndex(blocks, ({ start }) => start <= at)]
  return block && at < block.end ? block : undefined
}

/** The markdown range of shown characters, from the first to the last one, without emphasis markers around them. */
export function sourceOf({ from, to }: Reading, { start, end }: Range): Range {
  const first = from[start] ?? 0
  return { start: first, end: end > start ? (to[end - 1] ?? first) : first }
}
