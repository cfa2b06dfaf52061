import { fromMarkdown } from 'mdast-util-from-markdown'
import type { MarkdownNode } from './node.ts'
import { answerSyntax } from './syntax.ts'

/** Parses any markdown as the page does. */
export function parseMarkdown(text: string): MarkdownNode {
  return fromMarkdown(text, { extensions: answerSyntax.micromark, mdastExtensions: answerSyntax.fromMarkdown })
}
