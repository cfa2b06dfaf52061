import type { sharedApi } from '../client/shared-api.ts'
import { insertPlan } from './plan.ts'

/** The day on which the tests start; a call after midnight still accepts it as a reader's local date. */
export const today = new Date().toISOString().slice(0, 10)
export const next = '/api/user/plans/current/next-step'
export const previous = '/api/user/plans/current/previous-step'

/** Visitors who read one of the edition's plans and are at its first step. */
export function planReaders({ api, database }: Pick<ReturnType<typeof sharedApi>, 'api' | 'database'>) {
  return async function reader(days = 3, stepsADay = 1) {
    const visitor = api.visitor()
    const plan = await insertPlan(database.db, null, { isPublic: true, days, stepsADay })
    const begun = (await visitor.post('/api/user/plans/current', { plan_id: plan.planId, today })).json()
    const mark = (index: number, done: boolean) =>
      visitor.put(`/api/user/plans/${plan.planId}/steps/${plan.stepIds[index]}`, { done })
    const place = async () => {
      const { current_step, progress } = (await visitor.get('/api/user/plans/current')).json()
      return [plan.stepIds.indexOf(current_step.id), progress.completed_steps]
    }
    return { ...plan, visitor, begun, mark, place }
  }
}
