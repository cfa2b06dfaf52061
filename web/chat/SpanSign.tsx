import { type KeyboardEvent, useContext } from 'react'
import type { Span } from '#shared/contract/spans.ts'
import { MarksContext } from './marks-context.ts'
import css from './span-sign.module.css'
import { chipOf, labelOf } from './span-words.ts'

type Props = { index: number; isBlock?: boolean }

/**
 * The sign of a checked span, which opens its source. Seals are above the line and take no room, so nothing moves when
 * they appear; labels follow the span. The style sheet draws them, so copied text does not contain them.
 */
export function SpanSign({ index, isBlock = false }: Props) {
  const { spans, edition, opened, toggle } = useContext(MarksContext)
  const span = spans[index]
  if (!span) return null
  const chip = chipOf(span, edition)
  const label = labelOf(span, edition)
  const show = (event: { currentTarget: HTMLElement }) => toggle({ marker: event.currentTarget, span })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    show(event)
  }
  const sign = (
    // biome-ignore lint/a11y/useSemanticElements: browsers render a button as a block, so a line could break before it
    <span
      role="button"
      tabIndex={0}
      aria-haspopup="dialog"
      aria-expanded={opened !== null && 'span' in opened && opened.span === span}
      className={isBlock ? css.block : chip ? css.chip : css.raised}
      data-verdict-sign={span.verdict}
      data-sign-of={index}
      onClick={show}
      onKeyDown={onKeyDown}
    >
      <span role="img" aria-label={label} title={label} data-chip={chip}>
        {!chip && <Glyph span={span} />}
      </span>
    </span>
  )
  return chip || isBlock ? sign : <span className={css.anchor}>{sign}</span>
}

const badge =
  'M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76Z'
const book = 'M5 1.5h14a1 1 0 0 1 1 1v20l-8-5-8 5v-20a1 1 0 0 1 1-1Z'
const check = 'm8 12 2.8 2.8L16 9.4'
const dots = 'M7.4 12h.01M12 12h.01M16.6 12h.01'
const pen = 'm8 16 .6-2.8L14.4 7.4l2.2 2.2-5.8 5.8L8 16'
const waves = 'M3 10c3-4 6-4 9-1.2s6 2.8 9-1.2M3 18c3-4 6-4 9-1.2s6 2.8 9-1.2'

/**
 * A scalloped seal for Scripture, a bookmark for a teacher, each marked with how the wording was changed, or two waves.
 */
export function Glyph({ span: { verdict, source } }: { span: Span }) {
  const inside = verdict === 'exact' ? check : verdict === 'shortened' ? dots : verdict === 'repaired' ? pen : null
  const isTeacher = source !== null && source.kind !== 'scripture'
  return (
    <svg
      aria-hidden
      width={14}
      height={14}
      viewBox="0 0 24 24"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {inside && <path d={isTeacher ? book : badge} className={css.shape} />}
      <path
        d={inside ?? waves}
        className={inside ? css.inside : css.line}
        transform={inside && isTeacher ? 'translate(0 -2.5)' : undefined}
      />
    </svg>
  )
}
