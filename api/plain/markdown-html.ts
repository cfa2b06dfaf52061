import { firstNumber, isOrdered, type MarkdownNode } from '#shared/markdown/node.ts'
import { parseMarkdown } from '#shared/markdown/parse.ts'
import { type Html, html } from '../http/html.ts'
import { plainOf } from './plain-address.ts'

/** How the special parts of a text are written. */
type Writers = {
  link: (url: string, words: Html) => Html
  /** The words that `markSpans` has wrapped, or with an empty `words` their sign. */
  marked?: (node: MarkdownNode, words: Html) => Html
  /** How many levels lower its headings are. */
  lower?: number
  /** What follows the words of a block quote. */
  behindQuote?: (node: MarkdownNode) => Html
}

/** Markdown of ours as HTML for a page without scripts. Links of the app lead to its pages without scripts. */
export function markdownHtml(markdown: string, bible?: string): Html {
  return treeHtml(parseMarkdown(markdown), { link: (url, words) => link(url, words, bible) })
}

/** A parsed text as HTML. */
export function treeHtml(root: MarkdownNode, writers: Writers): Html {
  const all = (nodes: readonly MarkdownNode[] = []): Html => html`${nodes.map(one)}`
  const tagged = (tag: string, node: MarkdownNode): Html => ({
    html: `<${tag}>${all(node.children).html}</${tag}>`,
  })
  const one = (node: MarkdownNode): Html => {
    const { type, value = '', url = '', children } = node
    if (type === 'blockquote') return html`<blockquote>${all(children)}${writers.behindQuote?.(node)}</blockquote>`
    const simple = tags[type]
    if (simple) return tagged(simple, node)
    if (type === 'heading') return tagged(`h${Math.min(6, depthOf(node) + (writers.lower ?? 0))}`, node)
    if (type === 'list' && isOrdered(node) && firstNumber(node) !== 1)
      return html`<ol start="${firstNumber(node)}">${all(children)}</ol>`
    if (type === 'list') return tagged(isOrdered(node) ? 'ol' : 'ul', node)
    if (type === 'link') return writers.link(url, all(children))
    if (type === 'marked') return writers.marked?.(node, all(children)) ?? all(children)
    if (type === 'inlineCode') return html`<code>${value}</code>`
    if (type === 'code') return html`<pre>${value}</pre>`
    if (type === 'break') return html`<br>`
    if (type === 'thematicBreak') return html`<hr>`
    // raw HTML is shown as what it is: text
    return children ? all(children) : html`${value}`
  }
  return all(root.children)
}

const depthOf = (node: MarkdownNode): number => (node as { depth?: number }).depth ?? 2

const tags: Record<string, string> = {
  ...{ paragraph: 'p', strong: 'strong', emphasis: 'em', listItem: 'li', delete: 'del' },
  ...{ table: 'table', tableRow: 'tr', tableCell: 'td' },
}

/** A link within the site, to a telephone, or to another site over https; of any other only its words remain. */
function link(url: string, words: Html, bible: string | undefined): Html {
  if (/^\/(?!\/)/.test(url)) {
    const [path = '/', query] = url.split('?', 2)
    return html`<a href="${plainOf(path, new URLSearchParams(query), bible) ?? url}">${words}</a>`
  }
  if (/^(?:tel|sms):[\d*+]+$/.test(url)) return html`<a href="${url}">${words}</a>`
  return url.startsWith('https://') ? html`<a href="${url}" rel="noreferrer">${words}</a>` : words
}
