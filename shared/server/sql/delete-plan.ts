import { sql } from 'kysely'
import type { Db } from '../db.ts'
import { lockOwnPlan } from './own-plans.ts'
import { lockVisitor } from './visitors.ts'

/**
 * Deletes a visitor's own plan with the progress of all its readers, and ends the building of it. A public plan that others follow is `left` instead: it is no
 * longer listed, nor among the visitor's plans until they follow or edit it again, and its followers keep it. Undefined if the visitor has no such plan.
 */
export async function deletePlan(db: Db, planId: number, ownerId: string): Promise<'deleted' | 'left' | undefined> {
  return db.transaction().execute(async (trx) => {
    await lockVisitor(trx, ownerId)
    // first: a worker that ends its work locks the item before the plan
    const work = trx.deleteFrom('work_item').where('kind', '=', 'plan-generation').where('owner_id', '=', ownerId)
    await work.where('entity_id', '=', String(planId)).execute()
    const plan = await lockOwnPlan(trx, planId, ownerId)
    if (!plan) return undefined
    const others = trx.selectFrom('visitor_plans').select('plan_id').where('plan_id', '=', planId)
    if (plan.is_public && (await others.where('visitor_id', '!=', ownerId).executeTakeFirst())) {
      const own = trx.deleteFrom('visitor_plans').where('plan_id', '=', planId)
      await own.where('visitor_id', '=', ownerId).execute()
      const left = trx.updateTable('reading_plans').where('id', '=', planId)
      await left.set({ is_listed: false, deleted_at: sql`now()`, updated_at: sql`now()` }).execute()
      return 'left'
    }
    await trx.deleteFrom('reading_plans').where('id', '=', planId).execute()
    return 'deleted'
  })
}
