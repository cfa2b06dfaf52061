import { useEffect, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import css from './chat.module.css'
import type { Failure } from './chat-state.ts'
import { failures, failureText, waitText } from './failure-words.ts'

type Props = { failure: Failure; onRetry: () => void; onEdit: () => void }

/**
 * What happened, whether anything was lost, and what to do next. A waiting time counts down without being announced.
 */
export function FailureNotice({ failure, onRetry, onEdit }: Props) {
  const wait = useCountdown(failure)
  return (
    <section aria-label={failures('notAnswered')} className={css.failure}>
      <p role="alert">{failureText(failure)}</p>
      <p className={css.failureActions}>
        {failure.retryable && (
          <Button kind="primary" disabled={wait > 0} onClick={onRetry}>
            {wait > 0 ? waitText(wait) : failures('tryAgain')}
          </Button>
        )}
        {failure.prompt && (
          <Button data-edits onClick={onEdit}>
            {failures('editQuestion')}
          </Button>
        )}
      </p>
    </section>
  )
}

/** The seconds left by the clock, so that a page that was suspended does not wait longer. */
function useCountdown(failure: Failure): number {
  const [until, setUntil] = useState(() => waitOf(failure))
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    setUntil(waitOf(failure))
    setNow(Date.now())
  }, [failure])
  const left = Math.max(0, Math.ceil((until - now) / 1000))
  useEffect(() => {
    if (left === 0) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [left])
  return left
}

const waitOf = ({ retryAfter = 0 }: Failure) => Date.now() + retryAfter * 1000
