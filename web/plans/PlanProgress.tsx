import type { Progress } from '#shared/contract/plans.ts'
import { planCard } from './card-words.ts'
import css from './plan-card.module.css'

type Props = { name: string; progress: Progress }

/** A plan's progress, as a bar and in words. It never exceeds the total. */
export function PlanProgress({ name, progress: { completed_steps, total_steps, percentage } }: Props) {
  const said = planCard('readings', { done: completed_steps, total: total_steps })
  return (
    <div className={css.progress}>
      <div
        role="progressbar"
        aria-label={planCard('progress', { name })}
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
