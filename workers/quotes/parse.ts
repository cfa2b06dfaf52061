import { fromMarkdown } from 'mdast-util-from-markdown'
import type { MarkdownNode } from '#shared/markdown/node.ts'
import { answerSyntax } from '#shared/markdown/syntax.ts'
import { simpleTree } from './simple-tree.ts'

/** Most chunks of an answer are read several times: before the check, in its proof, and for the spans. */
const KEPT = 128
const kept = new Map<string, MarkdownNode>()

/**
 * Parses a chunk of an answer as the page does. Positions count from the beginning of the chunk. The tree is shared: it
 * must not be changed.
 */
export function parseChunk(chunk: string): MarkdownNode {
  const known = kept.get(chunk)
  if (known) return known
  const tree = simpleTree(chunk) ?? parseMarkdown(chunk)
  if (kept.size === KEPT) kept.delete(kept.keys().next().value as string)
  kept.set(chunk, tree)
  return tree
}

/** Parses any markdown. */
export function parseMarkdown(chunk: string): MarkdownNode {
  return fromMarkdown(chunk, { extensions: answerSyntax.micromark, mdastExtensions: answerSyntax.fromMarkdown })
}
