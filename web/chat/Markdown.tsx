import { BadgeCheck } from 'lucide-react'
import { memo, type ReactNode, useMemo } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'
import { Link } from 'react-router-dom'
import remarkGfm from 'remark-gfm'
import remend from 'remend'
import type { Citation } from '#shared/contract/chat.ts'
import { type Place, readPath } from '../data/read-path.ts'
import { placeOfLink, verdictOf } from './answer-links.ts'
import css from './markdown.module.css'
import { isPlainParagraph, markdownBlocks } from './markdown-blocks.ts'
import { sealedContent, sealOfLink } from './sealed-content.ts'

type Props = {
  text: string
  /** While it is being written its last block may be torn, and nothing is sealed. */
  isStreaming: boolean
  citations: readonly Citation[]
  chatId: number | null
  onOpenReference: (place: Place) => void
}

/** An answer's markdown: no raw HTML, no pictures, and no link that leaves the reader. */
export function Markdown({ text, isStreaming, citations, chatId, onOpenReference }: Props) {
  const blocks = useMemo(
    () => markdownBlocks(isStreaming ? text : sealedContent(text, citations)),
    [text, isStreaming, citations],
  )
  const components = useMemo(
    () => componentsFor(citations, chatId, onOpenReference),
    [citations, chatId, onOpenReference],
  )
  return (
    <div className={css.markdown} data-streaming={isStreaming}>
      {blocks.map((block, index) => {
        const isTorn = isStreaming && index === blocks.length - 1
        // blocks only ever grow at the end, so the place is the key
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what makes a block the same
        return <Block key={index} text={block} isTorn={isTorn} components={components} />
      })}
    </div>
  )
}

type BlockProps = { text: string; isTorn: boolean; components: Components }

/** Drawn when its own words change: of what is being written that is the last one alone. */
const Block = memo(function Block({ text, isTorn, components }: BlockProps) {
  // most of it is nothing but words, which need no parser in every frame
  if (isPlainParagraph(text)) return <p>{text.trim()}</p>
  return (
    <ReactMarkdown
      remarkPlugins={plugins}
      components={components}
      disallowedElements={forbidden}
      unwrapDisallowed
      urlTransform={keepUrl}
    >
      {isTorn ? remend(text, { linkMode: 'text-only' }) : text}
    </ReactMarkdown>
  )
})

const plugins = [remarkGfm]
const forbidden = ['img', 'input']
/** The link component decides what a link may be. */
const keepUrl = (url: string) => url

function componentsFor(
  citations: readonly Citation[],
  chatId: number | null,
  onOpenReference: (place: Place) => void,
): Components {
  return {
    a({ href, children }) {
      const seal = sealOfLink(href)
      if (seal) return <InlineSeal verdict={seal} />
      const place = placeOfLink(href)
      if (!place) return <>{children}</>
      return (
        <Link
          className={css.reference}
          to={readPath(place, { chatId })}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            onOpenReference(place)
          }}
        >
          {children}
        </Link>
      )
    },
    blockquote({ children }) {
      return <Quotation citation={verdictOf(textOf(children), citations)}>{children}</Quotation>
    },
    table: ({ children }) => (
      <div className={css.table}>
        <table>{children}</table>
      </div>
    ),
  }
}

const verdicts = {
  exact: 'Word for word as in your translation',
  repaired: 'The assistant’s wording was replaced by your translation’s own text',
}

/** It stands above the closing mark and takes no room, so that nothing moves when it comes. */
function InlineSeal({ verdict }: { verdict: keyof typeof verdicts }) {
  return (
    <span className={css.inlineSeal} role="img" aria-label={verdicts[verdict]} title={verdicts[verdict]}>
      <BadgeCheck aria-hidden size={11} strokeWidth={2} />
    </span>
  )
}

/** The seal has its place from the start, so that nothing moves when it comes. */
function Quotation({ citation, children }: { citation: Citation | undefined; children: ReactNode }) {
  const verdict = citation?.verdict === 'repaired' ? 'repaired' : 'exact'
  return (
    <blockquote className={css.quotation} data-sealed={citation !== undefined}>
      {children}
      <span className={css.seal} role="img" aria-label={verdicts[verdict]} title={verdicts[verdict]} hidden={!citation}>
        <BadgeCheck aria-hidden size={16} strokeWidth={1.75} />
      </span>
    </blockquote>
  )
}

function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(textOf).join('')
  if (node && typeof node === 'object' && 'props' in node)
    return textOf((node.props as { children?: ReactNode }).children)
  return ''
}
