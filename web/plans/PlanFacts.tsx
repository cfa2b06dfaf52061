import type { PlanSummary } from '#shared/contract/plans.ts'
import { seededIn } from '../words/seeded.ts'
import { planCard } from './card-words.ts'
import css from './plans.module.css'

/** A plan's topic and effort, in one line. */
export function PlanFacts({ plan }: { plan: PlanSummary }) {
  const { name, estimated_days: days, minutes_a_day: minutes } = plan
  const theme = seededIn(plan, plan.theme ?? '')
  return (
    <p className={css.facts}>
      {theme.children && theme.children !== name && <span {...theme} />}
      <span>{planCard('days', { days })}</span>
      {minutes > 0 && <span>{planCard('minutesADay', { minutes })}</span>}
    </p>
  )
}
