import { MessageCircleQuestion } from 'lucide-react'
import type { Suggestion } from '#shared/contract/bible.ts'
import css from './bars.module.css'

type Props = {
  suggestions: readonly Suggestion[]
  /** While they are on their way their room is held, so that nothing moves under a finger. */
  isLoading: boolean
  onAsk: (question: string) => void
  onOpen: () => void
}

/** One floating row: ask, or ask one of these. */
export function SuggestionBar({ suggestions, isLoading, onAsk, onOpen }: Props) {
  return (
    <section
      aria-label="Ask about this chapter"
      className={css.bar}
      data-kind="suggestions"
      data-loading={isLoading || undefined}
    >
      <button type="button" className={css.ask} data-opens-chat onClick={onOpen}>
        <MessageCircleQuestion aria-hidden size={18} strokeWidth={1.75} />
        Ask
      </button>
      {suggestions.length > 0 && (
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
