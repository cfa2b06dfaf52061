import { fromMarkdown } from 'mdast-util-from-markdown'
import { isPlainParagraph } from '#shared/markdown/chunks.ts'
import type { MarkdownNode } from '#shared/markdown/node.ts'
import { answerSyntax } from '#shared/markdown/syntax.ts'

/** Parses a chunk of an answer as the page does. Positions count from the beginning of the chunk. */
export function parseChunk(chunk: string): MarkdownNode {
  if (isPlainParagraph(chunk)) return plainTree(chunk)
  return fromMarkdown(chunk, { extensions: answerSyntax.micromark, mdastExtensions: answerSyntax.fromMarkdown })
}

/** Most chunks are a paragraph without any sign of markdown: they need no parser. */
function plainTree(chunk: string): MarkdownNode {
  const start = chunk.search(/\S/)
  const end = start + chunk.trim().length
  const position = { start: { offset: start }, end: { offset: end } }
  const text = { type: 'text', value: chunk.slice(start, end), position }
  return { type: 'root', children: [{ type: 'paragraph', children: [text], position }], position }
}
