import { BadgeCheck } from 'lucide-react'
import { memo, type ReactNode, useMemo } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'
import { Link } from 'react-router-dom'
import remend from 'remend'
import type { Citation } from '#shared/contract/chat.ts'
import { isPlainParagraph, markdownChunks } from '#shared/markdown/chunks.ts'
import { type Place, readPath } from '../data/read-path.ts'
import { placeOfLink } from './answer-links.ts'
import css from './markdown.module.css'
import { remarkAnswer, remarkSeals, type Seal, sealsIn } from './remark-seals.ts'

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
    () =>
      markdownChunks(text).map((chunk) => {
        const seals = isStreaming ? none : sealsIn(citations, chunk)
        return { text: chunk.text, seals: seals.length > 0 ? seals : none }
      }),
    [text, isStreaming, citations],
  )
  const components = useMemo(() => componentsFor(chatId, onOpenReference), [chatId, onOpenReference])
  return (
    <div className={css.markdown} data-streaming={isStreaming}>
      {blocks.map((block, index) => {
        const isTorn = isStreaming && index === blocks.length - 1
        // blocks only ever grow at the end, so the place is the key
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what makes a block the same
        return <Block key={index} {...block} isTorn={isTorn} components={components} />
      })}
    </div>
  )
}

type BlockProps = { text: string; seals: readonly Seal[]; isTorn: boolean; components: Components }

const none: readonly Seal[] = []

/** Drawn when its own words change: of what is being written that is the last one alone. */
const Block = memo(function Block({ text, seals, isTorn, components }: BlockProps) {
  // most of it is nothing but words, which need no parser in every frame
  if (seals.length === 0 && isPlainParagraph(text)) return <p>{text.trim()}</p>
  return (
    <ReactMarkdown
      remarkPlugins={[remarkAnswer, [remarkSeals, { source: text, seals }]]}
      components={components}
      disallowedElements={forbidden}
      unwrapDisallowed
      urlTransform={keepUrl}
    >
      {isTorn ? remend(text, { linkMode: 'text-only' }) : text}
    </ReactMarkdown>
  )
})

const forbidden = ['img', 'input']
/** The link component decides what a link may be. */
const keepUrl = (url: string) => url

function componentsFor(chatId: number | null, onOpenReference: (place: Place) => void): Components {
  return {
    a({ href, children }) {
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
    span({ children, ...props }) {
      const { 'data-verdict': verdict, 'data-ref': ref, 'data-seal': seal } = props as Marks
      return (
        <span data-verdict={verdict} data-ref={ref}>
          {children}
          {seal && verdict && <InlineSeal verdict={verdict} />}
        </span>
      )
    },
    blockquote({ children, ...props }) {
      return <Quotation verdict={(props as Marks)['data-sealed']}>{children}</Quotation>
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
type Verdict = keyof typeof verdicts
/** What `remarkSeals` says of an element. */
type Marks = { 'data-verdict'?: Verdict; 'data-ref'?: string; 'data-seal'?: string; 'data-sealed'?: Verdict }

/** It is above the closing mark and takes no room, so that nothing moves when it appears. */
function InlineSeal({ verdict }: { verdict: Verdict }) {
  return (
    <span className={css.inlineSeal} role="img" aria-label={verdicts[verdict]} title={verdicts[verdict]}>
      <BadgeCheck aria-hidden size={11} strokeWidth={2} />
    </span>
  )
}

/** The seal has its place from the start, so that nothing moves when it appears. */
function Quotation({ verdict, children }: { verdict: Verdict | undefined; children: ReactNode }) {
  const label = verdicts[verdict ?? 'exact']
  return (
    <blockquote className={css.quotation} data-sealed={verdict !== undefined}>
      {children}
      <span className={css.seal} role="img" aria-label={label} title={label} hidden={!verdict}>
        <BadgeCheck aria-hidden size={16} strokeWidth={1.75} />
      </span>
    </blockquote>
  )
}
