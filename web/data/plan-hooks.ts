import { mutate, type SWRConfiguration } from 'swr'
import type { CurrentPlan, CurrentReading, Plan, PlanStep } from '#shared/contract/plans.ts'
import { type Call, call } from './client.ts'
import { onMount, own, refreshPlans, useCall } from './hooks.ts'
import { nextStep } from './next-step.ts'

/** The addresses of a plan and of the visitor's plans. */
export const planKeys = {
  plan: (id: number) => `/api/reading-plans/${id}`,
  mine: '/api/user/plans',
  current: '/api/user/plans/current',
  reading: '/api/user/plans/current/reading',
} as const

/** Fetches plan data and stores it on the device; its code is loaded with the first plan. */
export const callKept = async <Answer>(path: string, options: Call): Promise<Answer> =>
  (await import('./kept-plans.ts')).callKept<Answer>(path, options)

const POLL_MS = 1000
const isMaking = (plan: Plan | undefined) => plan?.state === 'initialized' || plan?.state === 'building'

/** Polls every second while the plan is being generated. Null requests nothing. */
export function usePlan(id: number | null) {
  const config: SWRConfiguration<{ plan: Plan }, Error> = {
    ...onMount,
    // otherwise every second poll would be deduplicated
    dedupingInterval: POLL_MS / 2,
    refreshInterval: (latest) => (isMaking(latest?.plan) ? POLL_MS : 0),
  }
  const { data, ...rest } = useCall<{ plan: Plan }>(id ? planKeys.plan(id) : null, own('plan'), config, callKept)
  return { plan: data?.plan, ...rest }
}

/** Where the reader is in their current plan; undefined if there is none. */
export const useCurrentReading = (isWanted = true) =>
  useCall<CurrentReading | undefined>(isWanted ? planKeys.reading : null, own('plan'), onMount, callKept)

/**
 * Moves to the reading after or before the one that is left. Rejects past either end. If another plan has become the
 * current one, nothing moves and that plan is returned.
 */
export async function movePlan(
  planId: number,
  where: 'next-step' | 'previous-step',
  step_id: number,
): Promise<CurrentPlan> {
  restoreLeaving(planId)
  const body = { step_id }
  return moved(await call<CurrentPlan>(`${planKeys.current}/${where}`, { method: 'PUT', body, action: 'planStep' }))
}

/** Shows a plan that has become the current one, or has moved. */
export function moved(current: CurrentPlan): CurrentPlan {
  const { plan } = current
  void mutate(
    planKeys.reading,
    { ...current, next_step: nextStep(plan, current.current_step?.id) ?? null },
    { revalidate: false },
  )
  // a reader who continues before the reload stays in the plan
  void mutate(planKeys.plan(plan.id), { plan }, { revalidate: false })
  void refreshPlans()
  return current
}

/** How to restore each plan that is being left. */
export const restorers = new Map<number, () => void>()

/** Restores a plan that is being left, before something else is done with it. */
export function restoreLeaving(id: number): void {
  restorers.get(id)?.()
  restorers.delete(id)
}

/** Marks a reading as read or unread: on the screen immediately, and reverted if it could not be stored. */
export async function markStep(planId: number, stepId: number, done: boolean): Promise<void> {
  restoreLeaving(planId)
  const path = `${planKeys.mine}/${planId}/steps/${stepId}`
  const sent = call(path, { method: 'PUT', body: { done }, action: 'planStep' })
  try {
    await mutate<{ plan: Plan }>(planKeys.plan(planId), sent as Promise<never>, {
      optimisticData: (now) => ({ plan: withStep(now!.plan, stepId, done) }),
      populateCache: false,
      revalidate: false,
    })
  } finally {
    // also after an error: another tab may have left the plan
    await refreshPlans()
  }
}

function withStep(plan: Plan, id: number, is_done: boolean): Plan {
  const marked = (steps: PlanStep[]) => steps.map((step) => (step.id === id ? { ...step, is_done } : step))
  const days = Object.entries(plan.steps_by_day).map(([day, steps]) => [day, marked(steps)])
  return { ...plan, steps: marked(plan.steps), steps_by_day: Object.fromEntries(days) }
}
