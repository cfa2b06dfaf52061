import { useLocation, useParams } from 'react-router-dom'
import type { Care } from '#shared/contract/care.ts'
import { failureCode } from '#shared/plans/failure.ts'
import { screenTitle } from '../app/screen-title.ts'
import { Title } from '../app/Title.tsx'
import { LaterCare } from '../chat/LaterCare.tsx'
import { CallError } from '../data/client.ts'
import { retryPlan } from '../data/plan-calls.ts'
import { useCurrentReading, usePlan } from '../data/plan-hooks.ts'
import { useKeepQuiet } from '../data/quiet.ts'
import { Button } from '../ui/Button.tsx'
import { useBusy } from '../ui/useBusy.ts'
import { seededPlan } from '../words/seeded.ts'
import { NoPlan } from './NoPlan.tsx'
import { PlanSkeleton } from './PlanSkeleton.tsx'
import { PlanView } from './PlanView.tsx'
import css from './plans.module.css'
import { plans } from './words.ts'

/** One plan: the one in the address, or the current one if the address names none. */
export function PlanScreen() {
  const { planId } = useParams()
  if (planId === undefined) return <CurrentPlan />
  // ids are whole numbers; anything else names no plan
  return /^[1-9]\d{0,15}$/.test(planId) ? <AskedPlan id={Number(planId)} /> : <NoPlan />
}

/** A plan, below two lines of help if the words it was just requested with call for them. */
function AskedPlan({ id }: { id: number }) {
  const { care } = (useLocation().state ?? {}) as { care?: Care }
  useKeepQuiet(care?.response ?? null)
  return (
    <>
      <LaterCare care={care} />
      <OnePlan id={id} />
    </>
  )
}

function CurrentPlan() {
  const { data, error, isLoading, mutate } = useCurrentReading()
  if (data) return <OnePlan id={data.plan.id} />
  if (isLoading) return <Loading />
  return error ? <Unloaded error={error} onRetry={() => void mutate()} /> : <NoPlan />
}

function OnePlan({ id }: { id: number }) {
  const { plan, error, mutate } = usePlan(id)
  if (plan?.state === 'ready') return <PlanView plan={seededPlan(plan)} />
  if (plan?.state === 'failed') return <Failed id={id} name={plan.name} error={plan.error} isOwner={plan.is_owner} />
  if (plan) return <Building name={plan.name} isBuilding={plan.state === 'building'} />
  if (error instanceof CallError && error.status === 404) return <NoPlan />
  if (error) return <Unloaded error={error} onRetry={() => void mutate()} />
  return <Loading />
}

function Loading() {
  return (
    <>
      <Title of={screenTitle('/reading-plans/:planId')} />
      <PlanSkeleton said={plans('loading')} />
    </>
  )
}

function Building({ name, isBuilding }: { name: string; isBuilding: boolean }) {
  return (
    <div className={css.said} aria-busy>
      <Title of={name} />
      <h1 lang="" className={css.heading}>
        {name}
      </h1>
      <p role="status" className={css.making}>
        <span aria-hidden className={css.spinner} />
        {isBuilding ? plans('building') : plans('initializing')}
      </p>
    </div>
  )
}

function Failed({ id, name, error, isOwner }: { id: number; name: string; error: string | null; isOwner: boolean }) {
  const [isBusy, run] = useBusy()
  const reason = failureCode(error ?? '')
  return (
    <div className={css.said}>
      <Title of={name} />
      <h1 lang="" className={css.heading}>
        {name}
      </h1>
      <p role="alert">{plans('failed', { reason })}</p>
      {isOwner && reason !== 'poison' && (
        <Button kind="primary" disabled={isBusy} onClick={() => run(() => retryPlan(id))}>
          {plans('retry')}
        </Button>
      )}
    </div>
  )
}

function Unloaded({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div role="alert" className={css.said}>
      <Title of={screenTitle('/reading-plans/:planId')} />
      <p>{plans('loadFailed', { reason: error.message })}</p>
      <Button kind="primary" onClick={onRetry}>
        {plans('retry')}
      </Button>
    </div>
  )
}
