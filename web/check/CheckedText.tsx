import { ArrowDown } from 'lucide-react'
import { Suspense, useEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { CheckTextAnswer } from '#shared/contract/check.ts'
import { attributesOf, hasChip } from '#shared/span-words.ts'
import { MarksContext } from '../chat/marks-context.ts'
import { Glyph, SpanSign } from '../chat/SpanSign.tsx'
import signs from '../chat/span-sign.module.css'
import { useAbbreviation } from '../chat/useAbbreviation.ts'
import { useMarks } from '../chat/useMarks.ts'
import { readPath } from '../data/read-path.ts'
import { Button } from '../ui/Button.tsx'
import { lazily } from '../ui/lazily.ts'
import css from './check.module.css'
import { type Count, countsOf, foundSentence } from './counts.ts'
import { type CheckedPiece, paragraphsOf } from './text-pieces.ts'
import { checkWords } from './words.ts'

const AnswerPopover = lazily(() => import('../chat/AnswerPopover.tsx'), 'AnswerPopover')

type Props = { found: CheckTextAnswer; onEdit: () => void; onNew: () => void }

/** A checked text: the counts of what was found, then the text itself with its marks. */
export function CheckedText({ found: { text, spans, bible_id, is_complete }, onEdit, onNew }: Props) {
  const navigate = useNavigate()
  const edition = useAbbreviation(bible_id)
  const counts = useMemo(() => countsOf(spans, edition), [spans, edition])
  const paragraphs = useMemo(() => paragraphsOf(text, spans), [text, spans])
  const { ref, marks, close } = useMarks(spans, edition, bible_id)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const showNext = (count: Count) => {
    const all = [...(ref.current?.querySelectorAll<HTMLElement>('[data-sign-of]') ?? [])]
    const own = all.filter((sign) => count.indexes.includes(Number(sign.dataset.signOf)))
    const now = own.findIndex((sign) => sign.dataset.shown === 'true')
    for (const sign of all) delete sign.dataset.shown
    const next = own[(now + 1) % own.length]
    if (!next) return
    next.dataset.shown = 'true'
    next.scrollIntoView({ block: 'center' })
    next.focus({ preventScroll: true })
  }
  return (
    <MarksContext value={marks}>
      <section className={css.result} aria-label={checkWords('result')}>
        <h2 ref={heading} tabIndex={-1}>
          {foundSentence(spans)}
        </h2>
        {spans.length === 0 && <p>{checkWords('noQuotation')}</p>}
        {!is_complete && <p role="status">{checkWords('incomplete')}</p>}
        <ul className={css.counts}>
          {counts.map((count) => (
            <li key={count.key}>
              <button type="button" data-count-of={count.key} onClick={() => showNext(count)}>
                <Sign count={count} />
                <span>
                  <strong>{count.indexes.length}</strong> {count.says}
                </span>
                <ArrowDown aria-label={checkWords('next')} size={16} strokeWidth={1.75} />
              </button>
            </li>
          ))}
        </ul>
        <div className={css.again}>
          <Button onClick={onNew}>{checkWords('another')}</Button>
          <Button kind="quiet" onClick={onEdit}>
            {checkWords('edit')}
          </Button>
        </div>
      </section>
      <div ref={ref} lang="" className={css.text}>
        {paragraphs.map(({ start, pieces }) => (
          <p key={start} dir="auto">
            {pieces.map((piece, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change
              <Words key={i} piece={piece} />
            ))}
          </p>
        ))}
      </div>
      {marks.opened && (
        <Suspense>
          <AnswerPopover
            {...{ opened: marks.opened, text, edition, translation: bible_id, numbering: bible_id, chatId: null }}
            onOpenReference={(place) => void navigate(readPath(place))}
            onClose={close}
          />
        </Suspense>
      )}
    </MarksContext>
  )
}

/** The sign of a kind of passage as it appears in the text: an icon or a label. */
function Sign({ count: { first } }: { count: Count }) {
  return (
    <span aria-hidden className={css.sign} data-verdict-sign={first.verdict}>
      {hasChip(first) ? <span data-dash={first.verdict} /> : <Glyph span={first} />}
    </span>
  )
}

function Words({ piece }: { piece: CheckedPiece }) {
  if (!piece.span) return piece.text
  const { text, span, index, closing } = piece
  const sign = <SpanSign index={index} />
  return (
    <>
      <span {...attributesOf(span, index)} className={signs.words}>
        {text}
      </span>
      {closing}
      {sign}
    </>
  )
}
