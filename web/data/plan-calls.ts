import { mutate } from 'swr'
import type {
  CreatePlanAnswer,
  CreatePlanRequest,
  CurrentPlan,
  EditPlanRequest,
  FoundPlans,
  Plan,
  PlanSummary,
  ScheduleChoice,
} from '#shared/contract/plans.ts'
import { CallError, call, callText } from './client.ts'
import { lively, onMount, own, refreshPlans, still, useCall } from './hooks.ts'
import { leavingPlans } from './leaving.ts'
import { callKept, moved, planKeys, restoreLeaving, restorers } from './plan-hooks.ts'

/* What the screens of plans call; a chapter needs only plan-hooks.ts. */

/** The plans that this visitor follows. */
export function useUserPlans() {
  const leaving = leavingPlans.useLeaving()
  const { data, ...rest } = useCall<{ plans: PlanSummary[] }>(planKeys.mine, own('plans'), lively, callKept)
  return { plans: data?.plans.filter(({ id }) => !leaving.includes(id)), ...rest }
}

/** Errors are ignored on purpose: the list is then empty. */
export function useSuggestedPlans() {
  const { data, isLoading } = useCall<{ plans: PlanSummary[] }>('/api/reading-plans/suggested', own('plans'), still)
  return { plans: data?.plans ?? [], isLoading }
}

/** The plans that a search finds, by its query string. */
export function usePlanSearch(query: string) {
  const { data, ...rest } = useCall<FoundPlans>(`/api/reading-plans/search${query && `?${query}`}`, own('plans'), {
    ...onMount,
    keepPreviousData: true,
  })
  return { plans: data?.plans, care: data?.care, ...rest }
}

/**
 * Requests a plan, which is generated after the call. A text that expresses distress gets help, and no plan if the
 * visitor is in danger. Rejects if the request was not accepted.
 */
export async function createPlan(body: CreatePlanRequest): Promise<CreatePlanAnswer> {
  const answer = await call<CreatePlanAnswer>('/api/reading-plans', { method: 'POST', body, action: 'plan' })
  if (answer.plan) void refreshPlans()
  return answer
}

/** Makes a plan the current one. If it is being left, it is restored. */
export async function startPlan(plan_id: number): Promise<CurrentPlan> {
  restoreLeaving(plan_id)
  const body = { plan_id, today: today() }
  return moved(await call<CurrentPlan>(planKeys.current, { method: 'POST', body, action: 'plan' }))
}

type Remover = (hide: (isHidden: boolean) => void, remove: () => Promise<void>) => () => void

/**
 * Leaves a plan: it is hidden first, later unfollowed, and its progress is deleted. `remover` decides when; the
 * returned function restores the plan.
 */
export function leavePlan(id: number, remover: Remover): void {
  const hide = (isHidden: boolean) => leavingPlans.mark(id, isHidden)
  restorers.set(
    id,
    remover(hide, () => abandonPlan(id)),
  )
}

async function abandonPlan(id: number): Promise<void> {
  try {
    await call(`${planKeys.mine}/${id}`, { method: 'DELETE', keepalive: true, action: 'plan' })
  } catch (error) {
    // another tab has left it already
    if (!(error instanceof CallError && error.status === 404)) throw error
  } finally {
    await refreshPlans()
  }
}

/** Generates a failed plan again. */
export async function retryPlan(id: number): Promise<void> {
  await call(`${planKeys.plan(id)}/retry`, { method: 'POST', action: 'plan' })
  await refreshPlans()
}

/** Stores the creator's changes. Rejects with the validation issues. */
export async function savePlan(id: number, body: EditPlanRequest): Promise<Plan> {
  const { plan } = await call<{ plan: Plan }>(planKeys.plan(id), { method: 'PUT', body, action: 'plan' })
  await mutate(planKeys.plan(id), { plan }, { revalidate: false })
  void refreshPlans()
  return plan
}

/** Deletes the creator's own plan. False if others read it, so that it was only removed from the creator's plans. */
export async function deletePlan(id: number): Promise<boolean> {
  restoreLeaving(id)
  const { is_deleted } = await call<{ is_deleted: boolean }>(planKeys.plan(id), { method: 'DELETE', action: 'plan' })
  await refreshPlans()
  return is_deleted
}

/** The plan as it is stored now. */
export const fetchPlan = async (id: number): Promise<Plan> =>
  (await call<{ plan: Plan }>(planKeys.plan(id), own('plan'))).plan

/** Reschedules a plan's days in one of three ways. */
export async function reschedule(planId: number, choice: ScheduleChoice): Promise<void> {
  restoreLeaving(planId)
  const body = { choice, today: today() }
  await call(`${planKeys.mine}/${planId}/schedule`, { method: 'POST', body, action: 'plan' })
  await refreshPlans()
}

/** The plan's days as an iCalendar file; a plan that has not started starts today in it. */
export const fetchCalendar = (id: number): Promise<string> =>
  callText(`${planKeys.plan(id)}/calendar.ics?start=${today()}`, own('calendar'))

/** The reader's local date: `2026-11-21`. */
export function today(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
