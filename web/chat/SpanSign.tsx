import { type KeyboardEvent, useContext } from 'react'
import type { Span } from '#shared/contract/spans.ts'
import { glyphOf } from '#shared/span-glyphs.ts'
import { pageLanguage } from '../words/language.ts'
import { MarksContext } from './marks-context.ts'
import css from './span-sign.module.css'
import { chipOf, labelOf } from './span-words.ts'

type Props = { index: number; isBlock?: boolean; isLast?: boolean }

/**
 * The sign of a checked span, which opens its source. Seals are above the line and take no room, so nothing moves when
 * they appear; labels follow the span. The style sheet draws them, so copied text does not contain them.
 */
export function SpanSign({ index, isBlock = false, isLast = false }: Props) {
  const { spans, edition, translation, opened, toggle } = useContext(MarksContext)
  const span = spans[index]
  if (!span) return null
  const chip = chipOf(span, edition)
  const label = labelOf(span, edition, translation)
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
      lang={pageLanguage()}
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
  return chip || isBlock ? (
    sign
  ) : (
    <span className={css.anchor} data-last={isLast || undefined}>
      {sign}
    </span>
  )
}

/**
 * A scalloped seal for Scripture, a bookmark for a teacher, each marked with how the wording was changed, or two waves.
 */
export function Glyph({ span }: { span: Span }) {
  const [shape, line, lift] = glyphOf(span)
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
      {shape && <path d={shape} className={css.shape} />}
      <path d={line} className={shape ? css.inside : css.line} transform={lift ? `translate(0 ${-lift})` : undefined} />
    </svg>
  )
}
