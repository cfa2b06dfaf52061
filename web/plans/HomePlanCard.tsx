import { useNavigate } from 'react-router-dom'
import { useFlags } from '../data/hooks.ts'
import { startPlan } from '../data/plan-calls.ts'
import { useCurrentReading } from '../data/plan-hooks.ts'
import { passageOf, titleBeside } from '../data/step-passage.ts'
import { stepPath } from '../data/step-path.ts'
import { Button } from '../ui/Button.tsx'
import { Link } from '../ui/Link.tsx'
import { useBusy } from '../ui/useBusy.ts'
import { seededIn, seededPlan } from '../words/seeded.ts'
import { planCard } from './card-words.ts'
import css from './home-plan-card.module.css'
import { PlanProgress } from './PlanProgress.tsx'

/** The current plan, and a link to its next reading. Nothing if there is none. */
export function HomePlanCard() {
  const navigate = useNavigate()
  const { data: flags } = useFlags()
  const { data } = useCurrentReading(flags?.enable_reading_plans === true)
  const [isBusy, run] = useBusy()
  if (!data?.current_step) return null
  const { progress } = data
  const plan = seededPlan(data.plan)
  // a reading that was checked off by hand is done, whatever the plan's position
  const step = data.current_step.is_done ? (data.next_step ?? data.current_step) : data.current_step
  const title = titleBeside(step)
  const isOver = progress.completed_steps >= progress.total_steps
  const go = () =>
    run(async () => {
      // the server knows the next unread reading
      const { current_step } = await startPlan(plan.id)
      await navigate(stepPath(plan.id, current_step ?? step))
    })
  return (
    <section aria-label={planCard('readingPlan')} className={css.card}>
      <div className={css.words}>
        <small>{isOver ? planCard('finished') : planCard('onDay', { day: step.day })}</small>
        <h2 lang="" className={css.name}>
          <Link to={`/reading-plans/${plan.id}`}>{plan.name}</Link>
        </h2>
        {!isOver && (
          <p lang="">
            {passageOf(step)}
            {title && <span {...seededIn(plan, title)} />}
          </p>
        )}
        <PlanProgress name={plan.name} progress={progress} />
      </div>
      {isOver ? (
        <Button onClick={() => void navigate('/reading-plans/discover')}>{planCard('another')}</Button>
      ) : (
        <Button kind="primary" disabled={isBusy} onClick={go}>
          {planCard('continue')}
        </Button>
      )}
    </section>
  )
}
