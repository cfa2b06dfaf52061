import { BadgeCheck } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import type { Plan } from '#shared/contract/plans.ts'
import { Title } from '../app/Title.tsx'
import { nextStep } from '../data/next-step.ts'
import { startPlan } from '../data/plan-calls.ts'
import { stepPath } from '../data/step-path.ts'
import { Button } from '../ui/Button.tsx'
import { useBusy } from '../ui/useBusy.ts'
import { BehindNotice } from './BehindNotice.tsx'
import { PlanDays } from './PlanDays.tsx'
import { PlanFacts } from './PlanFacts.tsx'
import { PlanLoad } from './PlanLoad.tsx'
import { PlanProgress } from './PlanProgress.tsx'
import { PlanTools } from './PlanTools.tsx'
import { daysOfPlan } from './plan-days.ts'
import css from './plan-view.module.css'
import shared from './plans.module.css'
import { removeRepeatedName } from './remove-repeated-name.ts'
import { plans } from './words.ts'

/** With fewer days than this, each day's line shows its own reading time. */
const LEAST_DAYS_OF_BARS = 7

/** A readable plan: its description, the reader's progress, and the readings of each day. */
export function PlanView({ plan }: { plan: Plan }) {
  const days = daysOfPlan(plan)
  const said = removeRepeatedName(plan)
  const { checked_translation: checked, progress } = plan
  return (
    <article className={css.plan}>
      <Title of={plan.name} />
      <header className={css.head}>
        <h1 lang="" className={shared.heading}>
          {plan.name}
        </h1>
        {said && (
          <p lang="" className={shared.lead}>
            {said}
          </p>
        )}
        {plan.note && <p className={css.note}>{plans('note', { note: plan.note })}</p>}
        <div className={css.facts}>
          <PlanFacts plan={plan} />
          {checked && (
            <p className={css.checked} title={plans('everyVerseExists', { translation: checked.name })}>
              <BadgeCheck aria-hidden size={16} strokeWidth={1.75} />
              {plans('checked')}
            </p>
          )}
        </div>
        {plan.following && progress && <PlanProgress name={plan.name} progress={progress} />}
        <div className={css.actions} data-print="never">
          <ReadButton plan={plan} />
          <PlanTools plan={plan} />
        </div>
      </header>
      <BehindNotice plan={plan} />
      {days.length >= LEAST_DAYS_OF_BARS && <PlanLoad days={days} />}
      {days.length > 0 ? <PlanDays key={plan.id} plan={plan} days={days} /> : <p>{plans('noSteps')}</p>}
    </article>
  )
}

/** Start, Continue, or Read again: opens the first unread step and makes the plan the current one. */
function ReadButton({ plan }: { plan: Plan }) {
  const navigate = useNavigate()
  const [isBusy, run] = useBusy()
  const next = nextStep(plan)
  if (!next) return null
  const read = () =>
    run(async () => {
      const { current_step } = await startPlan(plan.id)
      await navigate(stepPath(plan.id, current_step ?? next))
    })
  const done = plan.progress?.completed_steps ?? 0
  const isOver = plan.progress !== null && done >= plan.progress.total_steps
  return (
    <>
      <Button kind="primary" disabled={isBusy} onClick={read}>
        {isOver ? plans('readAgain') : done > 0 ? plans('continue') : plans('start')}
      </Button>
      {isOver && <Button onClick={() => void navigate('/reading-plans/discover')}>{plans('discover')}</Button>}
    </>
  )
}
