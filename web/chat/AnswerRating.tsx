import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useId } from 'react'
import type { Rating } from '#shared/contract/chat.ts'
import { IconButton } from '../ui/IconButton.tsx'
import css from './answer-rating.module.css'

type Props = { rating?: Rating; onRate: (rating: Rating | null) => void }

/** Thumbs up or down for an answer. The text goes to the operators only if the visitor allows it. */
export function AnswerRating({ rating, onRate }: Props) {
  const id = useId()
  const thumb = (which: Rating['thumb'], label: string, Icon: typeof ThumbsUp) => (
    <IconButton
      label={label}
      aria-pressed={rating?.thumb === which}
      className={css.thumb}
      onClick={() =>
        onRate(rating?.thumb === which ? null : { thumb: which, includes_text: rating?.includes_text ?? false })
      }
    >
      <Icon aria-hidden size={16} strokeWidth={1.75} />
    </IconButton>
  )
  return (
    <>
      {thumb('up', 'Good answer', ThumbsUp)}
      {thumb('down', 'Bad answer', ThumbsDown)}
      <div className={css.more} data-print="never" data-shown={rating !== undefined}>
        <p role="status" id={id}>
          {rating && (rating.includes_text ? WITH_TEXT : WITHOUT_TEXT)}
        </p>
        {rating && (
          <label>
            <input
              type="checkbox"
              checked={rating.includes_text}
              aria-describedby={id}
              onChange={(event) => onRate({ ...rating, includes_text: event.target.checked })}
            />
            Include this question and answer
          </label>
        )}
      </div>
    </>
  )
}

const WITHOUT_TEXT = 'Thank you. Your rating was counted, without your question and the answer.'
const WITH_TEXT = 'Thank you. The people who run this site can read this question and answer.'
