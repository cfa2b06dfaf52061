import type { Citation } from '#shared/contract/chat.ts'
import type { MarkdownNode } from '#shared/markdown/node.ts'
import { type Piece, stretchesOf } from '#shared/markdown/stretches.ts'
import { answerSyntax } from '#shared/markdown/syntax.ts'

/** A verified quotation of a chunk of an answer: where its words are in the chunk, and what they are. */
export type Seal = { start: number; end: number; verdict: 'exact' | 'repaired'; ref: string }

/** The verified quotations that lie in a chunk, which begins at `start` of the answer. */
export function sealsIn(citations: readonly Citation[], { start, text }: { start: number; text: string }): Seal[] {
  return citations.flatMap(({ at, verdict, ref }) => {
    if (!at || (verdict !== 'exact' && verdict !== 'repaired')) return []
    if (at.start < start || at.end > start + text.length) return []
    return [{ start: at.start - start, end: at.end - start, verdict, ref }]
  })
}

/** What a parser has to know of a document: react-markdown's, as far as it is used here. */
type Parser = { data: () => { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] } }

/** Reads markdown in the same way as the server that checked it. */
export function remarkAnswer(this: unknown): void {
  const data = (this as Parser).data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), ...answerSyntax.micromark]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), answerSyntax.fromMarkdown]
}

/**
 * Surrounds verified words with an element that says so, by their places alone. A block quote is sealed as a whole where
 * it shows nothing besides them and their source, and not at all where it does. What does not match exactly gets nothing.
 */
export function remarkSeals({ source, seals }: { source: string; seals: readonly Seal[] }) {
  return (tree: MarkdownNode): void => {
    const stretches = stretchesOf(tree, source, seals)
    const drawn = seals.flatMap((seal, i) => {
      const stretch = stretches[i]
      return stretch && (!stretch.quote || stretch.isAlone) ? [{ seal, stretch }] : []
    })
    // from the last one to the first, so that the places in a text stay true
    for (const { seal, stretch } of drawn.sort((a, b) => b.seal.start - a.seal.start)) {
      if (stretch.quote) stretch.quote.data = { hProperties: { 'data-sealed': seal.verdict } }
      const last = stretch.pieces.at(-1)
      for (const piece of stretch.pieces.toReversed()) surround(piece, seal, piece === last && !stretch.quote)
    }
  }
}

function surround({ node, parent, from, to }: Piece, { verdict, ref }: Seal, hasSeal: boolean): void {
  const value = node.value ?? ''
  const marked: MarkdownNode = {
    type: 'sealed',
    children: [{ type: 'text', value: value.slice(from, to) }],
    data: {
      hName: 'span',
      hProperties: { 'data-verdict': verdict, 'data-ref': ref, ...(hasSeal && { 'data-seal': 'inline' }) },
    },
  }
  node.value = value.slice(0, from)
  const rest = value.slice(to)
  const more = rest === '' ? [] : [{ type: 'text', value: rest }]
  parent.children?.splice(parent.children.indexOf(node) + 1, 0, marked, ...more)
}
