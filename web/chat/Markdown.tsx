import { memo, type ReactNode, Suspense, useContext, useMemo } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'
import { placeOfLink } from '#shared/answer-links.ts'
import type { Citation } from '#shared/contract/chat.ts'
import type { Span } from '#shared/contract/spans.ts'
import { isPlainParagraph, markdownChunks } from '#shared/markdown/chunks.ts'
import { type Mark, marksIn, spansOfCitations } from '#shared/markdown/marks.ts'
import { type Place, readPath } from '../data/read-path.ts'
import { Link } from '../ui/Link.tsx'
import { lazily } from '../ui/lazily.ts'
import { closeMarkdown } from './close-markdown.ts'
import css from './markdown.module.css'
import { MarksContext } from './marks-context.ts'
import { remarkLayout } from './remark-layout.ts'
import { remarkAnswer, remarkSpans } from './remark-spans.ts'
import { SpanSign } from './SpanSign.tsx'
import signs from './span-sign.module.css'
import { useAbbreviation } from './useAbbreviation.ts'
import { useLaidBlocks } from './useLaidBlocks.ts'
import { useMarks } from './useMarks.ts'

const AnswerPopover = lazily(() => import('./AnswerPopover.tsx'), 'AnswerPopover')

type Props = {
  text: string
  /** While streaming, the last block may be incomplete, and spans are not marked. */
  isStreaming: boolean
  /** The results of the check; older answers have only their citations. */
  spans: readonly Span[] | undefined
  citations: readonly Citation[]
  /** The answer's translation, whose verse numbers it uses. */
  numbering: string
  /** The reader's translation. */
  translation: string
  chatId: number | null
  onOpenReference: (place: Place) => void
}

/** Renders an answer's markdown: no raw HTML, no images, no external links. */
export function Markdown({ text, isStreaming, citations, chatId, ...props }: Props) {
  const edition = useAbbreviation(props.numbering)
  const spans = useMemo(() => props.spans ?? spansOfCitations(citations), [props.spans, citations])
  const blocks = useMemo(
    () =>
      markdownChunks(text).map((chunk) => {
        const marks = isStreaming ? none : marksIn(spans, chunk)
        return { text: chunk.text, marks: marks.length > 0 ? marks : none }
      }),
    [text, isStreaming, spans],
  )
  const components = useMemo(() => componentsFor(chatId), [chatId])
  const { ref, marks, close } = useMarks(spans, edition, props.translation)
  const { opened } = marks
  useLaidBlocks(ref, isStreaming)
  return (
    <MarksContext value={marks}>
      <div ref={ref} lang="" dir="auto" className={css.markdown} data-streaming={isStreaming}>
        {blocks.map((block, index) => {
          const isTorn = isStreaming && index === blocks.length - 1
          // blocks are only appended, so the index is a stable key
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a block
          return <Block key={index} {...block} isTorn={isTorn} components={components} />
        })}
      </div>
      {opened && (
        <Suspense>
          <AnswerPopover {...props} {...{ opened, text, edition, chatId }} onClose={close} />
        </Suspense>
      )}
    </MarksContext>
  )
}

type BlockProps = { text: string; marks: readonly Mark[]; isTorn: boolean; components: Components }

const none: readonly Mark[] = []

/** Rerenders only when its own text changes: during streaming, only the last block does. */
const Block = memo(function Block({ text, marks, isTorn, components }: BlockProps) {
  // most blocks are plain text, which need not be parsed in every frame
  if (marks.length === 0 && isPlainParagraph(text) && !text.startsWith('…')) return <p>{text.trim()}</p>
  return (
    <ReactMarkdown
      remarkPlugins={[remarkAnswer, [remarkSpans, { source: text, marks }], remarkLayout]}
      components={components}
      disallowedElements={forbidden}
      unwrapDisallowed
      urlTransform={keepUrl}
    >
      {isTorn ? closeMarkdown(text) : text}
    </ReactMarkdown>
  )
})

const forbidden = ['img', 'input']
/** The link component decides which links are allowed. */
const keepUrl = (url: string) => url

/** The attributes that `remarkSpans` sets on an element. */
type Said = { 'data-span'?: number; 'data-sign'?: number; 'data-last'?: boolean; 'data-sealed'?: number }

function componentsFor(chatId: number | null): Components {
  return {
    a({ href, children }) {
      const place = placeOfLink(href)
      if (!place) return <>{children}</>
      return (
        <Reference place={place} chatId={chatId}>
          {children}
        </Reference>
      )
    },
    span({ node: _, children, ...props }) {
      const { 'data-sign': sign, 'data-last': isLast } = props as Said
      if (sign !== undefined) return <SpanSign index={Number(sign)} isLast={isLast !== undefined} />
      return (
        <span {...props} className={signs.words}>
          {children}
        </span>
      )
    },
    blockquote({ children, ...props }) {
      const { 'data-sealed': sealed } = props as Said
      return (
        <blockquote className={css.quotation} data-sealed={sealed !== undefined}>
          {children}
          {sealed !== undefined && <SpanSign index={Number(sealed)} isBlock />}
        </blockquote>
      )
    },
    table: ({ children }) => (
      <div className={css.table}>
        <table>{children}</table>
      </div>
    ),
  }
}

type ReferenceProps = { place: Place; chatId: number | null; children: ReactNode }

/** A reference opens its text in a popover; opened in a new tab, it is a link to its chapter. */
function Reference({ place, chatId, children }: ReferenceProps) {
  const { opened, toggle } = useContext(MarksContext)
  return (
    <Link
      className={css.reference}
      to={readPath(place, { chatId })}
      aria-haspopup="dialog"
      aria-expanded={opened !== null && 'place' in opened && opened.place === place}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        toggle({ marker: event.currentTarget, place })
      }}
    >
      {children}
    </Link>
  )
}
