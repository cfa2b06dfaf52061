import { useEffect, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import css from './chat.module.css'
import type { Failure } from './chat-state.ts'

type Props = { failure: Failure; onRetry: () => void; onEdit: (text: string) => void }

/** What happened, whether anything was lost, and the way on. Where there is a wait, it counts down without being read out. */
export function FailureNotice({ failure, onRetry, onEdit }: Props) {
  const wait = useCountdown(failure)
  return (
    <section aria-label="The question was not answered" className={css.failure}>
      <p role="alert">{failure.detail}</p>
      <p className={css.failureActions}>
        {failure.retryable && (
          <Button kind="primary" disabled={wait > 0} onClick={onRetry}>
            {wait > 0 ? `Try again in ${lengthOf(wait)}` : 'Try again'}
          </Button>
        )}
        {failure.prompt && <Button onClick={() => onEdit(failure.prompt)}>Edit the question</Button>}
      </p>
    </section>
  )
}

/** Seconds up to a minute and a half, then minutes, then hours: a wait is known no better than that. */
function lengthOf(seconds: number): string {
  if (seconds <= 90) return `${seconds} s`
  if (seconds <= 90 * 60) return `${Math.ceil(seconds / 60)} min`
  return `${Math.ceil(seconds / 3600)} h`
}

/** The seconds that are left, by the clock: a page that slept does not wait longer. */
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
