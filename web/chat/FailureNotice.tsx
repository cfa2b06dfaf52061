import { useEffect, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import css from './chat.module.css'
import type { Failure } from './chat-state.ts'

type Props = { failure: Failure; onRetry: () => void; onEdit: (text: string) => void }

/** What happened, whether anything was lost, and the way on. Where there is a wait, it counts down. */
export function FailureNotice({ failure, onRetry, onEdit }: Props) {
  const wait = useCountdown(failure.retryAfter ?? 0)
  return (
    <div role="alert" className={css.failure}>
      <p>{failure.detail}</p>
      <p className={css.failureActions}>
        {failure.retryable && (
          <Button kind="primary" disabled={wait > 0} onClick={onRetry}>
            {wait > 0 ? `Try again in ${wait} s` : 'Try again'}
          </Button>
        )}
        {failure.prompt && <Button onClick={() => onEdit(failure.prompt)}>Edit the question</Button>}
      </p>
    </div>
  )
}

function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => setLeft(seconds), [seconds])
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return left
}
