import { fromMarkdown } from 'mdast-util-from-markdown'
import { isPlainParagraph } from '#shared/markdown/chunks.ts'
import type { MarkdownNode } from '#shared/markdown/node.ts'
import { answerSyntax } from '#shared/markdown/syntax.ts'

/** Most chunks of an answer are parsed several times: before the check, in its proof, and for the spans. */
const KEPT = 64
const kept = new Map<string, MarkdownNode>()

/**
 * Parses a chunk of an answer as the page does. Positions count from the beginning of the chunk. The tree is shared: it
 * must not be changed.
 */
export function parseChunk(chunk: string): MarkdownNode {
  if (isPlainParagraph(chunk)) return plainTree(chunk)
  const known = kept.get(chunk)
  if (known) return known
  const tree = fromMarkdown(chunk, { extensions: answerSyntax.micromark, mdastExtensions: answerSyntax.fromMarkdown })
  if (kept.size === KEPT) kept.delete(kept.keys().next().value as string)
  kept.set(chunk, tree)
  return tree
}

/** Most chunks are a paragraph without markdown: they need no parser. */
function plainTree(chunk: string): MarkdownNode {
  const start = chunk.search(/\S/)
  const end = start + chunk.trim().length
  const position = { start: { offset: start }, end: { offset: end } }
  const text = { type: 'text', value: chunk.slice(start, end), position }
  return { type: 'root', children: [{ type: 'paragraph', children: [text], position }], position }
}
