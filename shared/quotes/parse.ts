import { keepLatest } from '../latest.ts'
import type { MarkdownNode } from '../markdown/node.ts'
import { parseMarkdown } from '../markdown/parse.ts'
import { simpleTree } from './simple-tree.ts'

/** Most chunks of an answer are read several times: before the check, in its proof, and for the spans. */
const kept = keepLatest<string, MarkdownNode>(128)

/**
 * Parses a chunk of an answer as the page does. Positions count from the beginning of the chunk. The tree is shared: it
 * must not be changed.
 */
export function parseChunk(chunk: string): MarkdownNode {
  return kept.get(chunk) ?? kept.set(chunk, simpleTree(chunk) ?? parseMarkdown(chunk))
}
