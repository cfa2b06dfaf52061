import type { Plan, PlanStep } from '#shared/contract/plans.ts'

/** Where the reader continues: the first unread step from an open one on, else the first unread, else the first. */
export function nextStep({ steps }: Pick<Plan, 'steps'>, openId?: number): PlanStep | undefined {
  const isUnread = ({ is_done }: PlanStep) => !is_done
  const later = steps.slice(
    Math.max(
      0,
      steps.findIndex(({ id }) => id === openId),
    ),
  )
  return later.find(isUnread) ?? steps.find(isUnread) ?? steps[0]
}
