import type { ReactNode } from 'react'
import type { PlanSummary } from '#shared/contract/plans.ts'
import { Link } from '../ui/Link.tsx'
import { PlanFacts } from './PlanFacts.tsx'
import { PlanProgress } from './PlanProgress.tsx'
import css from './plan-card.module.css'
import { removeRepeatedName } from './remove-repeated-name.ts'

type Props = { plan: PlanSummary; look: 'mine' | 'offered'; children: ReactNode }

/** One plan in a list: its name, facts, progress and actions. */
export function PlanCard({ plan, look, children }: Props) {
  // the visitor's own plans are under the page's heading, offered plans under a heading of their own
  const Name = look === 'mine' ? 'h2' : 'h3'
  const said = removeRepeatedName(plan)
  return (
    <li className={css.card} data-look={look}>
      <div className={css.words}>
        <Name lang="" className={css.name}>
          <Link to={`/reading-plans/${plan.id}`}>{plan.name}</Link>
        </Name>
        <PlanFacts plan={plan} />
        {said && (
          <p lang="" className={css.text}>
            {said}
          </p>
        )}
        {look === 'mine' && plan.progress && <PlanProgress name={plan.name} progress={plan.progress} />}
      </div>
      <div className={css.actions}>{children}</div>
    </li>
  )
}
