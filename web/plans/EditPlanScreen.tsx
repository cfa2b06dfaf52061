import { useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { CallError } from '../data/client.ts'
import { usePlan } from '../data/plan-hooks.ts'
import { Button } from '../ui/Button.tsx'
import { editor } from './editor-words.ts'
import { NoPlan } from './NoPlan.tsx'
import { PlanEditor } from './PlanEditor.tsx'
import { PlanSkeleton } from './PlanSkeleton.tsx'
import css from './plans.module.css'

/** The plan editor, for the plan's creator. */
export function EditPlanScreen() {
  const { planId = '' } = useParams()
  const id = /^[1-9]\d{0,15}$/.test(planId) ? Number(planId) : null
  const { plan, error, mutate } = usePlan(id)
  // a plan that was loaded before may have been edited in another tab since
  const [isFresh, setIsFresh] = useState(!plan)
  useEffect(() => {
    if (!isFresh) void mutate().finally(() => setIsFresh(true))
  }, [isFresh, mutate])
  if (!isFresh) return <PlanSkeleton said={editor('loading')} />
  // if generation failed, the creator may write the plan by hand
  if (plan?.is_owner && (plan.state === 'ready' || plan.state === 'failed'))
    return <PlanEditor key={plan.id} plan={plan} />
  if (plan?.is_owner) {
    return (
      <div className={css.said}>
        <p>{editor('notBuilt')}</p>
      </div>
    )
  }
  if (plan || !id || (error instanceof CallError && error.status === 404)) return <NoPlan />
  if (!error) return <PlanSkeleton said={editor('loading')} />
  return (
    <div role="alert" className={css.said}>
      <p>{editor('loadFailed', { reason: error.message })}</p>
      <Button onClick={() => void mutate()}>{editor('retry')}</Button>
    </div>
  )
}
