import { type MarkdownNode, rangeOf } from './node.ts'
import { offsetsOf } from './offsets.ts'

export type Range = { start: number; end: number }

/** A part of a text node: the characters from `from` to `to` of its value. */
export type StretchPiece = { node: MarkdownNode; parent: MarkdownNode; from: number; to: number }

/**
 * What a range of the source shows. `text` is exactly what a reader sees there. `quote` is the outermost block quote
 * around it; `isAlone`: this quote shows nothing else but the source.
 */
export type Stretch = { pieces: StretchPiece[]; text: string; quote: MarkdownNode | undefined; isAlone: boolean }

type Leaf = { node: MarkdownNode; path: MarkdownNode[]; range: Range | undefined }

/**
 * What ranges of a source show, in order. Undefined if a range does not match whole text nodes or parts of them,
 * character by character, if it contains anything other than words and emphasis, or if it spans several blocks outside
 * of a block quote.
 */
export function stretchesOf(root: MarkdownNode, source: string, ranges: readonly Range[]): (Stretch | undefined)[] {
  if (ranges.length === 0) return []
  const leaves = leavesOf(root)
  return ranges.map((range) => stretchOf(leaves, source, range))
}

function leavesOf(root: MarkdownNode): Leaf[] {
  const leaves: Leaf[] = []
  const walk = (node: MarkdownNode, path: MarkdownNode[]) => {
    if (!node.children) leaves.push({ node, path, range: rangeOf(node) })
    for (const child of node.children ?? []) walk(child, [...path, node])
  }
  walk(root, [])
  return leaves
}

function stretchOf(leaves: readonly Leaf[], source: string, range: Range): Stretch | undefined {
  const within = leaves.filter((leaf) => leaf.range && leaf.range.start < range.end && leaf.range.end > range.start)
  const [first] = within
  if (!first || within.length !== leaves.indexOf(within.at(-1) as Leaf) - leaves.indexOf(first) + 1) return undefined
  const quote = quoteOf(first)
  const home = quote ?? blockOf(first)
  const pieces: StretchPiece[] = []
  let text = ''
  let block = blockOf(first)
  for (const leaf of within) {
    if (!leaf.path.every(isPlain) || (quote ? quoteOf(leaf) : blockOf(leaf)) !== home) return undefined
    if (blockOf(leaf) !== block) text += '\n'
    block = blockOf(leaf)
    if (leaf.node.type === 'break') text += '\n'
    else {
      const piece = pieceOf(leaf, source, {
        start: leaf === first ? range.start : undefined,
        end: leaf === within.at(-1) ? range.end : undefined,
      })
      if (!piece) return undefined
      pieces.push(piece)
      text += piece.node.value?.slice(piece.from, piece.to) ?? ''
    }
  }
  if (text === '') return undefined
  return { pieces, text, quote, isAlone: quote !== undefined && isAlone(leaves, quote, pieces) }
}

/** The part of a leaf between two positions of the source, which must be positions of its own characters. */
function pieceOf({ node, path }: Leaf, source: string, { start, end }: Partial<Range>): StretchPiece | undefined {
  const offsets = node.type === 'text' ? offsetsOf(node, source) : undefined
  const parent = path.at(-1)
  if (!offsets || !parent) return undefined
  const from = start === undefined ? 0 : offsets.indexOf(start)
  const to = end === undefined ? offsets.length - 1 : offsets.indexOf(end)
  return from >= 0 && to > from ? { node, parent, from, to } : undefined
}

const plain = new Set(
  'root paragraph heading blockquote list listItem table tableRow tableCell emphasis strong'.split(' '),
)
const isPlain = ({ type }: MarkdownNode) => plain.has(type)
const quoteOf = ({ path }: Leaf) => path.find(({ type }) => type === 'blockquote')
const blockOf = ({ path }: Leaf) => path.findLast(({ type }) => type !== 'emphasis' && type !== 'strong')

/** The names of translations that a source may append to its reference. */
const editions =
  /(?<![\p{L}\p{N}])(?:WEB|KJV|ASV|NKJV|ESV|NIV|NASB|NLT|CSB|NRSV|RV1909|RVR60|RVR1960|NVI)(?![\p{L}\p{N}])/u

/** True for a text with no words except the name of a translation: the rest of a source without its references. */
export const isSourceText = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text.replace(editions, ''))

function isAlone(leaves: readonly Leaf[], quote: MarkdownNode, pieces: readonly StretchPiece[]): boolean {
  let rest = ''
  for (const { node, path } of leaves) {
    // only the server makes links, from references that it has looked up
    if (!path.includes(quote) || path.some(({ type }) => type === 'link') || node.type === 'break') continue
    if (node.type !== 'text') return false
    const piece = pieces.find((each) => each.node === node)
    const value = node.value ?? ''
    rest += piece ? ` ${value.slice(0, piece.from)} ${value.slice(piece.to)} ` : ` ${value} `
  }
  return isSourceText(rest)
}
