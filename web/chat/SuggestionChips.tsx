import { useEffect, useId, useRef, useState } from 'react'
import type { Suggestion } from '#shared/contract/bible.ts'
import { placeBeside } from '../ui/place-beside.ts'
import css from './chips.module.css'
import { more } from './more-words.ts'

type Props = {
  suggestions: readonly Suggestion[]
  /** The language of the suggestions; empty if it is unknown. */
  lang: string
  isLoading: boolean
  onAsk: (question: string) => void
}

/**
 * Suggested questions. Hover or focus shows the full question; on touch, the first tap shows it and the second asks.
 */
export function SuggestionChips({ suggestions, lang, isLoading, onAsk }: Props) {
  const id = useId()
  const [shown, setShown] = useState<{ question: string; chip: HTMLElement } | null>(null)
  const pointer = useRef('')
  if (isLoading) return <p className={css.loading}>{more('loadingSuggestions')}</p>
  if (suggestions.length === 0) return null
  const hide = () => setShown(null)
  return (
    <>
      <ul className={css.chips} aria-label={more('suggested')}>
        {suggestions.map(({ question, summary }) => (
          <li key={question}>
            <button
              type="button"
              lang={lang}
              className={css.chip}
              aria-describedby={shown?.question === question ? id : undefined}
              onPointerDown={(event) => {
                pointer.current = event.pointerType
              }}
              onPointerEnter={(event) => {
                if (event.pointerType === 'mouse') setShown({ question, chip: event.currentTarget })
              }}
              onPointerLeave={(event) => event.pointerType === 'mouse' && hide()}
              onFocus={(event) => {
                if (event.currentTarget.matches(':focus-visible')) setShown({ question, chip: event.currentTarget })
              }}
              onBlur={hide}
              onKeyDown={(event) => {
                if (event.key !== 'Escape' || !shown) return
                event.stopPropagation()
                hide()
              }}
              onClick={(event) => {
                // a click by keyboard has a click count of 0
                const isTap = pointer.current === 'touch' && event.detail > 0
                if (isTap && shown?.question !== question) return setShown({ question, chip: event.currentTarget })
                hide()
                onAsk(question)
              }}
            >
              {summary.replace(/\?+$/, '')}?
            </button>
          </li>
        ))}
      </ul>
      {shown && <Tip id={id} lang={lang} text={shown.question} chip={shown.chip} />}
    </>
  )
}

const GAP = 6

/** Positions the full question above its chip, above every dialog, and inside the window. */
function Tip({ id, lang, text, chip }: { id: string; lang: string; text: string; chip: HTMLElement }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const tip = ref.current!
    if (!tip.matches(':popover-open')) tip.showPopover()
    const { clientWidth, clientHeight } = document.documentElement
    const inside = { left: GAP, top: GAP, right: clientWidth - GAP, bottom: clientHeight - GAP }
    const placing = { gap: GAP, side: 'above', align: 'start' } as const
    const { left, top } = placeBeside(chip.getBoundingClientRect(), tip, inside, placing)
    tip.style.left = `${left}px`
    tip.style.top = `${top}px`
  })
  return (
    <div ref={ref} id={id} lang={lang} role="tooltip" popover="manual" className={css.tip}>
      {text}
    </div>
  )
}
