import { Check, X } from 'lucide-react'
import { passageOf } from '../../data/step-passage.ts'
import controls from '../../ui/controls.module.css'
import { Link } from '../../ui/Link.tsx'
import { seededIn } from '../../words/seeded.ts'
import { textWords } from '../text/text-words.ts'
import css from './plan-line.module.css'
import type { PlanMode } from './usePlanMode.ts'

type Props = { mode: PlanMode; hiddenPath: string }

/** Which reading of which plan is open, with a link to the plan and a link that hides this line. */
export function PlanLine({ mode: { plan, step }, hiddenPath }: Props) {
  return (
    <aside aria-label={textWords('readingPlan')} className={css.line} data-print="never">
      <Link to={`/reading-plans/${plan.id}`} className={css.plan}>
        <span className={css.name} {...seededIn(plan, plan.name)} />
        <span className={css.step}>{textWords('day', { day: step.day, passage: passageOf(step) })}</span>
      </Link>
      <span role="status" className={css.read}>
        {step.is_done && (
          <>
            <Check aria-hidden size={14} strokeWidth={2.25} />
            {textWords('read')}
          </>
        )}
      </span>
      <Link
        to={hiddenPath}
        className={`${controls.icon} ${css.hide}`}
        aria-label={textWords('hidePlan')}
        title={textWords('hidePlan')}
      >
        <X aria-hidden size={16} strokeWidth={1.75} />
      </Link>
    </aside>
  )
}
