import { useRef } from 'react'
import type { Plan } from '#shared/contract/plans.ts'
import { CallError } from '../data/client.ts'
import { fetchPlan, savePlan } from '../data/plan-calls.ts'
import { draftReducer, isStored, type PlanDraft, requestOf } from './plan-draft.ts'

/**
 * Stores drafts of a plan. If the answer to one was lost although it was stored, the next one follows it instead of
 * being refused as if another tab had changed the plan.
 */
export function useDraftStore(id: number): (draft: PlanDraft) => Promise<Plan> {
  const lost = useRef<PlanDraft | null>(null)
  return async function store(draft) {
    try {
      const plan = await savePlan(id, requestOf(draft))
      lost.current = null
      return plan
    } catch (error) {
      const refusal = error instanceof CallError && error.status >= 400 && error.status < 500 ? error : null
      if (!refusal) lost.current = draft
      const earlier = lost.current
      if (!earlier || refusal?.error !== 'plan_changed') throw error
      const stored = await fetchPlan(id)
      if (!isStored(earlier, stored)) throw error
      lost.current = null
      return store(draftReducer(draft, { type: 'saved', sent: earlier.steps, stored }))
    }
  }
}
