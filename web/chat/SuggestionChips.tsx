import { useState } from 'react'
import type { Suggestion } from '#shared/contract/bible.ts'
import css from './chat.module.css'

type Props = { suggestions: readonly Suggestion[]; isLoading: boolean; onAsk: (question: string) => void }

/** Questions to choose from. A mouse shows the whole question first; a finger shows it with one tap and asks with two. */
export function SuggestionChips({ suggestions, isLoading, onAsk }: Props) {
  const [shown, setShown] = useState<string | null>(null)
  if (isLoading) return <p className={css.activity}>Loading suggestions...</p>
  if (suggestions.length === 0) return null
  return (
    <ul className={css.chips} aria-label="Suggested questions">
      {suggestions.map(({ question, summary }) => (
        <li key={question}>
          <button
            type="button"
            className={css.chip}
            title={question}
            aria-expanded={shown === question}
            onPointerUp={(event) => {
              if (event.pointerType !== 'touch' || shown === question) return
              event.preventDefault()
              setShown(question)
            }}
            onClick={(event) => {
              const isTouch = (event.nativeEvent as PointerEvent).pointerType === 'touch'
              if (!isTouch || shown === question) onAsk(question)
            }}
          >
            {shown === question ? question : `${summary.replace(/\?+$/, '')}?`}
          </button>
        </li>
      ))}
    </ul>
  )
}
