import { ArrowLeft, MessageCircleQuestion } from 'lucide-react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Suggestion } from '#shared/contract/bible.ts'
import css from '../bars.module.css'
import { asking } from './words.ts'

type Props = {
  /** Where a reference was followed from: the link back comes first. */
  cameFrom: string | null
  /** False without AI, or while the chat is open. */
  mayAsk: boolean
  suggestions: readonly Suggestion[]
  /** The language of the suggestions; empty if it is unknown. */
  suggestionLanguage: string
  /** While suggestions load, their room is reserved, so that nothing moves under a finger. */
  isLoading: boolean
  onAsk: (question: string) => void
  onOpen: () => void
}

/** One floating row: back to where a reference was followed from, ask, or a suggested question. */
export function SuggestionBar({ cameFrom, mayAsk, suggestions, suggestionLanguage, isLoading, onAsk, onOpen }: Props) {
  const navigate = useNavigate()
  // preloads the sheet's code
  useEffect(() => {
    if (mayAsk) import('./ReaderChat.tsx').catch(() => {})
  }, [mayAsk])
  return (
    <section
      aria-label={mayAsk ? asking('askChapter') : asking('wayBack')}
      className={css.bar}
      data-kind="suggestions"
      data-loading={(mayAsk && isLoading) || undefined}
    >
      {cameFrom && (
        <button
          type="button"
          className={`${css.action} ${css.back}`}
          aria-label={asking('backTo', { place: cameFrom })}
          onClick={() => void navigate(-1)}
        >
          <ArrowLeft aria-hidden size={17} strokeWidth={1.75} />
          {cameFrom}
        </button>
      )}
      {mayAsk && (
        <button type="button" className={css.ask} data-opens-chat onClick={onOpen}>
          <MessageCircleQuestion aria-hidden size={18} strokeWidth={1.75} />
          {asking('ask')}
        </button>
      )}
      {mayAsk && suggestions.length > 0 && (
        <ul className={css.chips}>
          {suggestions.map(({ question, summary }) => (
            <li key={question}>
              <button
                type="button"
                lang={suggestionLanguage}
                className={css.chip}
                title={question}
                onClick={() => onAsk(question)}
              >
                {summary.replace(/\?+$/, '')}?
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
