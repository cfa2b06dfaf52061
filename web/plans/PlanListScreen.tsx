import { Compass, Plus } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import type { PlanSummary } from '#shared/contract/plans.ts'
import { startPlan, useSuggestedPlans, useUserPlans } from '../data/plan-calls.ts'
import { ConnectionError } from '../data/reach.ts'
import { useAi } from '../data/useAi.ts'
import { Button } from '../ui/Button.tsx'
import { Link } from '../ui/Link.tsx'
import { toast } from '../ui/toast.ts'
import { useBusy } from '../ui/useBusy.ts'
import { seededPlan } from '../words/seeded.ts'
import { leaveWithUndo } from './leave-with-undo.ts'
import { PlanCard } from './PlanCard.tsx'
import { PlanSkeleton } from './PlanSkeleton.tsx'
import card from './plan-card.module.css'
import css from './plans.module.css'
import { useStartPlan } from './useStartPlan.ts'
import { plans } from './words.ts'

/** The plans that the visitor follows, and some to start with. */
export function PlanListScreen() {
  const navigate = useNavigate()
  const [hasAi] = useAi()
  const { plans: mine, error, mutate } = useUserPlans()
  const { plans: suggested } = useSuggestedPlans()
  const followed = new Set(mine?.map(({ id }) => id))
  const offered = suggested.filter(({ id }) => !followed.has(id))
  // what is below would move when the reader's plans are there
  if (!mine && !error) return <PlanSkeleton said={plans('loadingMine')} lines={4} />
  return (
    <>
      {mine ? (
        <MyPlans mine={mine} />
      ) : (
        error && (
          <div role="alert" className={css.said}>
            <p>
              {error instanceof ConnectionError ? plans('offline') : plans('mineFailed', { reason: error.message })}
            </p>
            <Button onClick={() => void mutate()}>{plans('tryAgain')}</Button>
          </div>
        )
      )}
      <div className={css.ways}>
        {hasAi && (
          <Button
            kind={mine?.length === 0 ? 'primary' : 'plain'}
            onClick={() => void navigate('/reading-plans/create')}
          >
            <Plus aria-hidden size={17} strokeWidth={1.9} />
            {plans('createYours')}
          </Button>
        )}
        <Link to="/reading-plans/discover" className={css.way}>
          <Compass aria-hidden size={17} strokeWidth={1.75} />
          {plans('discover')}
        </Link>
      </div>
      {offered.length > 0 && (
        <section aria-labelledby="offered">
          <h2 id="offered" className={css.sectionTitle}>
            {plans('selectNew')}
          </h2>
          <ul className={card.list}>
            {offered.map(seededPlan).map((plan) => (
              <PlanCard key={plan.id} plan={plan} look="offered">
                <AddButton plan={plan} />
              </PlanCard>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function MyPlans({ mine }: { mine: readonly PlanSummary[] }) {
  if (mine.length === 0) {
    return <p className={css.lead}>{plans('none')}</p>
  }
  return (
    <ul className={card.list} aria-label={plans('myPlans')}>
      {mine.map(seededPlan).map((plan) => (
        <PlanCard key={plan.id} plan={plan} look="mine">
          <MyPlanButtons plan={plan} isFirst={plan.is_current || mine.length === 1} />
        </PlanCard>
      ))}
    </ul>
  )
}

function MyPlanButtons({ plan, isFirst }: { plan: PlanSummary; isFirst: boolean }) {
  const [isBusy, run] = useBusy()
  const { completed_steps: done, total_steps } = plan.progress ?? { completed_steps: 0, total_steps: 0 }
  const isOver = done > 0 && done >= total_steps
  const startReading = useStartPlan()
  const start = () => run(() => startReading(plan.id))
  if (plan.state !== 'ready') return <UnfinishedButtons plan={plan} />
  return (
    <>
      <Button
        kind={isFirst ? 'primary' : 'plain'}
        disabled={isBusy}
        aria-label={
          isOver
            ? `${plans('readAgain')}: ${plan.name}`
            : plans(done ? 'continuePlan' : 'startPlan', { name: plan.name })
        }
        onClick={start}
      >
        {plans(isOver ? 'readAgain' : done ? 'continue' : 'start')}
      </Button>
      <LeaveButton plan={plan} isBusy={isBusy} />
    </>
  )
}

/** A plan that is being generated, or that failed: its own page has the details. */
function UnfinishedButtons({ plan }: { plan: PlanSummary }) {
  const navigate = useNavigate()
  return (
    <>
      <Button onClick={() => void navigate(`/reading-plans/${plan.id}`)}>
        {plan.state === 'failed' ? plans('seeWhatHappened') : plans('seeProgress')}
      </Button>
      <LeaveButton plan={plan} />
    </>
  )
}

function LeaveButton({ plan, isBusy = false }: { plan: PlanSummary; isBusy?: boolean }) {
  return (
    <Button
      kind="quiet"
      disabled={isBusy}
      aria-label={plans('leavePlan', { name: plan.name })}
      title={plans('canUndo')}
      onClick={() => leaveWithUndo(plan)}
    >
      {plans('leave')}
    </Button>
  )
}

function AddButton({ plan }: { plan: PlanSummary }) {
  const [isBusy, run] = useBusy()
  const add = () =>
    run(async () => {
      await startPlan(plan.id)
      toast(plans('added', { name: plan.name }))
    })
  return (
    <Button disabled={isBusy} aria-label={plans('addPlan', { name: plan.name })} onClick={add}>
      {plans('add')}
    </Button>
  )
}
