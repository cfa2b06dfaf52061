import { mutate, type SWRConfiguration } from 'swr'
import type {
  CreatePlanAnswer,
  CreatePlanRequest,
  CurrentPlan,
  CurrentReading,
  EditPlanRequest,
  FoundPlans,
  Plan,
  PlanStep,
  PlanSummary,
  ScheduleChoice,
} from '#shared/contract/plans.ts'
import { type Call, CallError, call, callText } from './client.ts'
import { lively, onMount, own, refreshPlans, still, useCall } from './hooks.ts'
import { leavingPlans } from './leaving.ts'
import { nextStep } from './next-step.ts'

const planKeys = {
  plan: (id: number) => `/api/reading-plans/${id}`,
  suggested: '/api/reading-plans/suggested',
  search: (query: string) => `/api/reading-plans/search${query && `?${query}`}`,
  mine: '/api/user/plans',
  current: '/api/user/plans/current',
  reading: '/api/user/plans/current/reading',
} as const

/** Fetches plan data and stores it on the device; its code is loaded with the first plan. */
const callKept = async <Answer>(path: string, options: Call): Promise<Answer> =>
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

/** The plans that this visitor follows. */
export function useUserPlans() {
  const leaving = leavingPlans.useLeaving()
  const { data, ...rest } = useCall<{ plans: PlanSummary[] }>(planKeys.mine, own('plans'), lively, callKept)
  return { plans: data?.plans.filter(({ id }) => !leaving.includes(id)), ...rest }
}

/** Errors are ignored on purpose: the list is then empty. */
export function useSuggestedPlans() {
  const { data, isLoading } = useCall<{ plans: PlanSummary[] }>(planKeys.suggested, own('plans'), still)
  return { plans: data?.plans ?? [], isLoading }
}

/** The plans that a search finds, by its query string. */
export function usePlanSearch(query: string) {
  const { data, ...rest } = useCall<FoundPlans>(planKeys.search(query), own('plans'), {
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

function moved(current: CurrentPlan): CurrentPlan {
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

const restorers = new Map<number, () => void>()

/** Restores a plan that is being left, before something else is done with it. */
function restoreLeaving(id: number): void {
  restorers.get(id)?.()
  restorers.delete(id)
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
