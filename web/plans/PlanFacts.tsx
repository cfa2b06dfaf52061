import type { PlanSummary } from '#shared/contract/plans.ts'
import css from './plans.module.css'

/** A plan's topic and effort, in one line. */
export function PlanFacts({ plan }: { plan: PlanSummary }) {
  const { name, theme, estimated_days: days, minutes_a_day: minutes } = plan
  return (
    <p className={css.facts}>
      {theme && theme !== name && <span>{theme}</span>}
      <span>{days === 1 ? '1 day' : `${days} days`}</span>
      {minutes > 0 && <span>{formatMinutesADay(minutes)}</span>}
    </p>
  )
}

/** The reading time of a day, formatted for display. */
function formatMinutesADay(minutes: number): string {
  return minutes === 1 ? '1 minute a day' : `${minutes} minutes a day`
}
