import { lazy, memo, type ReactNode, Suspense, useContext, useEffect, useMemo, useRef, useState } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'
import { Link } from 'react-router-dom'
import remend from 'remend'
import type { Citation } from '#shared/contract/chat.ts'
import type { Span } from '#shared/contract/spans.ts'
import { isPlainParagraph, markdownChunks } from '#shared/markdown/chunks.ts'
import { type Place, readPath } from '../data/read-path.ts'
import { placeOfLink } from './answer-links.ts'
import css from './markdown.module.css'
import { type Marks, MarksContext, type Opened } from './marks-context.ts'
import { type Mark, marksIn, remarkAnswer, remarkSpans, spansOfCitations } from './remark-spans.ts'
import { SpanSign } from './SpanSign.tsx'

const AnswerPopover = lazy(() => import('./AnswerPopover.tsx').then((module) => ({ default: module.AnswerPopover })))

type Props = {
  text: string
  /** While it is being written its last block may be torn, and nothing is marked. */
  isStreaming: boolean
  /** What the check found; answers of the time before have their citations alone. */
  spans: readonly Span[] | undefined
  citations: readonly Citation[]
  /** The translation that it was written for, as readers call it. */
  edition: string
  /** The translation that is being read. */
  translation: string
  chatId: number | null
  onOpenReference: (place: Place) => void
}

/** An answer's markdown: no raw HTML, no pictures, and no link that leaves the reader. */
export function Markdown({ text, isStreaming, citations, edition, chatId, ...props }: Props) {
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
  const [opened, setOpened] = useState<Opened | null>(null)
  const marks: Marks = useMemo(() => {
    const toggle = (next: Opened) => setOpened((now) => (now?.marker === next.marker ? null : next))
    return { spans, edition, opened, toggle }
  }, [spans, edition, opened])
  const ref = useRef<HTMLDivElement>(null)
  useTappedWords(ref, marks)
  return (
    <MarksContext value={marks}>
      <div ref={ref} className={css.markdown} data-streaming={isStreaming}>
        {blocks.map((block, index) => {
          const isTorn = isStreaming && index === blocks.length - 1
          // blocks only ever grow at the end, so the place is the key
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what makes a block the same
          return <Block key={index} {...block} isTorn={isTorn} components={components} />
        })}
      </div>
      {opened && (
        <Suspense>
          <AnswerPopover {...props} {...{ opened, text, edition, chatId }} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </MarksContext>
  )
}

/** Checked words answer a tap like their sign, which is small. */
function useTappedWords(ref: { current: HTMLElement | null }, { spans, toggle }: Marks): void {
  useEffect(() => {
    const root = ref.current
    const onClick = ({ target }: MouseEvent) => {
      const words = (target as HTMLElement).closest<HTMLElement>('[data-span]')
      const span = spans[Number(words?.dataset.span)]
      const marker = root?.querySelector<HTMLElement>(`[data-sign-of="${words?.dataset.span}"]`)
      // what is pressed to be selected is no tap
      if (!span || !marker || !getSelection()?.isCollapsed || marker.contains(target as Node)) return
      toggle({ span, marker })
    }
    root?.addEventListener('click', onClick)
    return () => root?.removeEventListener('click', onClick)
  }, [ref, spans, toggle])
}

type BlockProps = { text: string; marks: readonly Mark[]; isTorn: boolean; components: Components }

const none: readonly Mark[] = []

/** Drawn when its own words change: of what is being written that is the last one alone. */
const Block = memo(function Block({ text, marks, isTorn, components }: BlockProps) {
  // most of it is nothing but words, which need no parser in every frame
  if (marks.length === 0 && isPlainParagraph(text)) return <p>{text.trim()}</p>
  return (
    <ReactMarkdown
      remarkPlugins={[remarkAnswer, [remarkSpans, { source: text, marks }]]}
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

/** What `remarkSpans` says of an element. */
type Said = { 'data-span'?: number; 'data-sign'?: number; 'data-sealed'?: number }

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
      const { 'data-sign': sign } = props as Said
      if (sign !== undefined) return <SpanSign index={Number(sign)} />
      return (
        <span {...props} className={css.words}>
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

/** A reference opens its words in place; where a new tab is asked for, it is the link of its chapter. */
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
