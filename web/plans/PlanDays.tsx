import { Check, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { Plan, PlanStep } from '#shared/contract/plans.ts'
import { today } from '../data/plan-calls.ts'
import { markStep } from '../data/plan-hooks.ts'
import { passageOf, titleBeside } from '../data/step-passage.ts'
import { stepPath } from '../data/step-path.ts'
import { Link } from '../ui/Link.tsx'
import { useBusy } from '../ui/useBusy.ts'
import { seededIn } from '../words/seeded.ts'
import css from './plan-days.module.css'
import { type DayOfPlan, writtenDate } from './plan-days.ts'
import { plans } from './words.ts'

type Props = { plan: Plan; days: readonly DayOfPlan[] }

/** Up to this many days are all expanded from the start. */
const FEW = 3

/** The days as a line with dots that fill. The day to continue with is expanded, the others are collapsed. */
export function PlanDays({ plan, days }: Props) {
  const first = days.find(({ is_read }) => !is_read) ?? days[0]
  return (
    <ol className={css.days} aria-label={plans('dayList')}>
      {days.map((day) => (
        <Day key={day.day} plan={plan} day={day} isOpen={day === first || days.length <= FEW} />
      ))}
    </ol>
  )
}

function Day({ plan, day, isOpen }: { plan: Plan; day: DayOfPlan; isOpen: boolean }) {
  const { steps, minutes, date, is_read } = day
  const isToday = date === today()
  // only the reader closes a day: one that closes by its last mark would take the focus away
  const [wasOpen] = useState(isOpen)
  return (
    <li className={css.day} data-read={is_read} data-today={isToday}>
      <span className={css.dot}>{is_read && <Check aria-hidden size={11} strokeWidth={3} />}</span>
      <details open={wasOpen}>
        <summary>
          <h2>{plans('day', { day: day.day })}</h2>
          <span className={css.when}>
            {date && <time dateTime={date}>{isToday ? plans('today') : writtenDate(date)}</time>}
            {date && ' · '}
            {plans('minutes', { minutes })}
            {is_read && plan.following && ` · ${plans('read')}`}
          </span>
          <span lang="" className={css.ranges}>
            {steps.map(passageOf).join(', ')}
          </span>
          <ChevronDown aria-hidden size={16} strokeWidth={1.75} className={css.arrow} />
        </summary>
        <ul className={css.steps}>
          {steps.map((step) => (
            <Step key={step.id} plan={plan} step={step} />
          ))}
        </ul>
      </details>
    </li>
  )
}

function Step({ plan, step }: { plan: Plan; step: PlanStep }) {
  const [isBusy, run] = useBusy()
  const title = titleBeside(step)
  return (
    <li className={css.step}>
      {plan.following && (
        <label className={css.box}>
          <input
            type="checkbox"
            aria-label={plans('isRead', { passage: passageOf(step) })}
            checked={step.is_done}
            aria-disabled={isBusy}
            onChange={(event) => {
              const done = event.target.checked
              run(() => markStep(plan.id, step.id, done))
            }}
          />
        </label>
      )}
      <Link lang="" to={stepPath(plan.id, step)}>
        <span className={css.range}>{passageOf(step)}</span>
        {title && <span className={css.stepTitle} {...seededIn(plan, title)} />}
        {step.theme && <span className={css.theme} {...seededIn(plan, step.theme)} />}
      </Link>
    </li>
  )
}
