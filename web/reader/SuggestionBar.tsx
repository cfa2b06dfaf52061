import { ArrowLeft, MessageCircleQuestion } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import type { Suggestion } from '#shared/contract/bible.ts'
import css from './bars.module.css'

type Props = {
  /** Where a reference was followed from: the way back stands first. */
  cameFrom: string | null
  /** False where there is no AI, or the chat is open already. */
  mayAsk: boolean
  suggestions: readonly Suggestion[]
  /** While they are on their way their room is held, so that nothing moves under a finger. */
  isLoading: boolean
  onAsk: (question: string) => void
  onOpen: () => void
}

/** One floating row: back to where a reference stood, ask, or ask one of these. */
export function SuggestionBar({ cameFrom, mayAsk, suggestions, isLoading, onAsk, onOpen }: Props) {
  const navigate = useNavigate()
  return (
    <section
      aria-label={mayAsk ? 'Ask about this chapter' : 'Way back'}
      className={css.bar}
      data-kind="suggestions"
      data-loading={(mayAsk && isLoading) || undefined}
    >
      {cameFrom && (
        <button
          type="button"
          className={css.action}
          aria-label={`Back to ${cameFrom}`}
          onClick={() => void navigate(-1)}
        >
          <ArrowLeft aria-hidden size={17} strokeWidth={1.75} />
          {cameFrom}
        </button>
      )}
      {mayAsk && (
        <button type="button" className={css.ask} data-opens-chat onClick={onOpen}>
          <MessageCircleQuestion aria-hidden size={18} strokeWidth={1.75} />
          Ask
        </button>
      )}
      {mayAsk && suggestions.length > 0 && (
        <ul className={css.chips}>
          {suggestions.map(({ question, summary }) => (
            <li key={question}>
              <button type="button" className={css.chip} title={question} onClick={() => onAsk(question)}>
                {summary.replace(/\?+$/, '')}?
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
