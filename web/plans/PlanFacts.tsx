import type { PlanSummary } from '#shared/contract/plans.ts'
import { planCard } from './card-words.ts'
import css from './plans.module.css'

/** A plan's topic and effort, in one line. */
export function PlanFacts({ plan }: { plan: PlanSummary }) {
  const { name, theme, estimated_days: days, minutes_a_day: minutes } = plan
  return (
    <p className={css.facts}>
      {theme && theme !== name && <span lang="">{theme}</span>}
      <span>{planCard('days', { days })}</span>
      {minutes > 0 && <span>{planCard('minutesADay', { minutes })}</span>}
    </p>
  )
}
