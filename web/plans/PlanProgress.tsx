import type { Progress } from '#shared/contract/plans.ts'
import css from './plan-card.module.css'

type Props = { name: string; progress: Progress }

/** A plan's progress, as a bar and in words. It never exceeds the total. */
export function PlanProgress({ name, progress: { completed_steps, total_steps, percentage } }: Props) {
  const said = `${completed_steps} of ${total_steps} ${total_steps === 1 ? 'reading' : 'readings'}`
  return (
    <div className={css.progress}>
      <div
        role="progressbar"
        aria-label={`Progress in ${name}`}
        aria-valuemin={0}
        aria-valuemax={total_steps}
        aria-valuenow={completed_steps}
        aria-valuetext={said}
        className={css.track}
      >
        <div style={{ width: `${Math.min(percentage, 100)}%` }} />
      </div>
      <span>{said}</span>
    </div>
  )
}
