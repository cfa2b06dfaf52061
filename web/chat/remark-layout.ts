import type { MarkdownNode } from '#shared/markdown/node.ts'

/**
 * Sets the parts of an answer apart: the source of a quotation in its own line, a list of passages as cards, and a
 * remark about the answer as a small line. Runs after `remarkSpans`, which needs the positions in the source. While an
 * answer arrives its references are no links yet, and the last item of a list may be incomplete.
 */
export function remarkLayout() {
  return ({ children = [] }: MarkdownNode): void => {
    for (const node of children) {
      if (node.type === 'blockquote') setSourceApart(node)
      if (node.type === 'list') setPassages(node)
      if (node.type !== 'paragraph') continue
      if (node.children?.length === 1 && node.children[0]?.type === 'emphasis') say(node, 'data-aside')
      if (textOf(node).startsWith('… ')) say(node, 'data-rest')
    }
  }
}

/** The text before a source: a dash at the start of a line. */
const DASH = /(?:^|\n)\s*[—–]\s*$/
const LONGEST_SOURCE = 60

function setSourceApart({ children = [] }: MarkdownNode): void {
  const parts = children.at(-1)?.children ?? []
  splitAtDash(parts)
  const at = parts.findLastIndex(({ type, value = '' }) => type === 'text' && DASH.test(value))
  const source = parts.slice(at + 1)
  if (at < 0 || source.length === 0 || source.map(textOf).join('').length > LONGEST_SOURCE) return
  const before = parts[at] as MarkdownNode
  before.value = before.value?.replace(DASH, '') ?? ''
  parts.splice(at + 1, source.length, cite(source))
}

/** Lets the text before the last dash end with it, as it does when the source is a link. */
function splitAtDash(parts: MarkdownNode[]): void {
  const last = parts.at(-1)
  const [, before, source] = /^([\s\S]*(?:^|\n)\s*[—–] )([^\n]+)$/.exec(last?.value ?? '') ?? []
  if (last?.type !== 'text' || before === undefined || source === undefined) return
  parts.splice(-1, 1, { ...last, value: before }, { type: 'text', value: source })
}

const LONGEST_PASSAGE = 200
const REFERENCE = /^((?:[1-4] )?\p{L}[\p{L} ]{1,30} \d[\d:–,; -]*)(?=: “)/u

/** A list in which every item is a reference and some of its words. */
function setPassages(list: MarkdownNode): void {
  const items = (list.children ?? []).map(({ children = [] }) => (children.length === 1 ? children[0] : undefined))
  const whole = items.length > 1 ? items.slice(0, -1) : items
  if (!whole.every(isPassage)) return
  say(list, 'data-passages')
  for (const item of items) {
    if (!item || !isPassage(item)) continue
    const parts = item.children as MarkdownNode[]
    const reference = REFERENCE.exec(parts[0]?.value ?? '')?.[1]
    const first = parts[0] as MarkdownNode
    if (reference) parts.splice(0, 1, text(reference), { ...first, value: first.value?.slice(reference.length) ?? '' })
    parts[0] = cite([parts[0] as MarkdownNode])
    const words = parts[1]
    if (words?.type === 'text') words.value = words.value?.replace(/^:\s*/, '') ?? ''
  }
}

function isPassage(item: MarkdownNode | undefined): boolean {
  const [first, second] = item?.children ?? []
  if (!item || !first || textOf(item).length > LONGEST_PASSAGE) return false
  if (first.type === 'link') return second === undefined || /^: ?[“‘]?/.test(second.value ?? '')
  return REFERENCE.test(first.value ?? '')
}

const text = (value: string): MarkdownNode => ({ type: 'text', value })

const textOf = ({ value, children = [] }: MarkdownNode): string => value ?? children.map(textOf).join('')

const cite = (children: MarkdownNode[]): MarkdownNode => ({ type: 'marked', children, data: { hName: 'cite' } })

function say(node: MarkdownNode, attribute: string): void {
  node.data = { hProperties: { [attribute]: '' } }
}
