import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useId, useState } from 'react'
import type { Rating } from '#shared/contract/chat.ts'
import { IconButton } from '../ui/IconButton.tsx'
import css from './answer-rating.module.css'
import { more } from './more-words.ts'

type Props = { rating?: Rating; onRate: (rating: Rating | null) => void }

/** Thumbs up or down for an answer. The text goes to the operators only if the visitor allows it. */
export function AnswerRating({ rating: given, onRate }: Props) {
  const id = useId()
  // a press shows at once, before what stores it is loaded
  const [stored, setStored] = useState(given)
  const [rating, setRating] = useState<Rating | null | undefined>(given)
  if (stored !== given) {
    setStored(given)
    setRating(given)
  }
  const rate = (next: Rating | null) => {
    setRating(next)
    onRate(next)
  }
  const thumb = (which: Rating['thumb'], label: string, Icon: typeof ThumbsUp) => (
    <IconButton
      label={label}
      aria-pressed={rating?.thumb === which}
      className={css.thumb}
      onClick={() =>
        rate(rating?.thumb === which ? null : { thumb: which, includes_text: rating?.includes_text ?? false })
      }
    >
      <Icon aria-hidden size={16} strokeWidth={1.75} />
    </IconButton>
  )
  return (
    <>
      {thumb('up', more('goodAnswer'), ThumbsUp)}
      {thumb('down', more('badAnswer'), ThumbsDown)}
      <div className={css.more} data-print="never" data-shown={Boolean(rating)}>
        <p role="status" id={id}>
          {rating && more(rating.includes_text ? 'ratedWithText' : 'ratedWithoutText')}
        </p>
        {rating && (
          <label>
            <input
              type="checkbox"
              checked={rating.includes_text}
              aria-describedby={id}
              onChange={(event) => rate({ ...rating, includes_text: event.target.checked })}
            />
            {more('includeText')}
          </label>
        )}
      </div>
    </>
  )
}
