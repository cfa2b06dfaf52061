import type { Plan, PlanStep } from '#shared/contract/plans.ts'

/** Where the reader continues: the first unread step, or the first of all. */
export function nextStep({ steps }: Plan): PlanStep | undefined {
  return steps.find(({ is_done }) => !is_done) ?? steps[0]
}
