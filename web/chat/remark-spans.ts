import { type Mark, markSpans } from '#shared/markdown/marks.ts'
import type { MarkdownNode } from '#shared/markdown/node.ts'
import { answerSyntax } from '#shared/markdown/syntax.ts'

/** The part of a parser's document type that react-markdown needs. */
type Parser = { data: () => { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] } }

/** Parses markdown the same way as the server that checked it. */
export function remarkAnswer(this: unknown): void {
  const data = (this as Parser).data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), ...answerSyntax.micromark]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), answerSyntax.fromMarkdown]
}

/** Marks checked words in the tree of a chunk, as `markSpans` does. */
export function remarkSpans({ source, marks }: { source: string; marks: readonly Mark[] }) {
  return (tree: MarkdownNode): void => markSpans(tree, source, marks)
}
