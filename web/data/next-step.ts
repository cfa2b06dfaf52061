import type { Plan, PlanStep } from '#shared/contract/plans.ts'
import { resumeStep } from '#shared/plans/resume-step.ts'

/** Where the reader continues: the first unread step from an open one on, else the first unread, else the first. */
export function nextStep({ steps }: Pick<Plan, 'steps'>, openId?: number): PlanStep | undefined {
  const index = steps.findIndex(({ id }) => id === openId)
  return resumeStep(steps, index, ({ is_done }) => !is_done)
}
