import type { Db } from '../db.ts'

/** The step of a plan that the visitor may read: of their own plan or of a public one. */
export async function readableStep(db: Db, id: number, visitorId: string | null): Promise<{ id: number } | undefined> {
  return db
    .selectFrom('plan_steps as s')
    .innerJoin('reading_plans as p', 'p.id', 's.plan_id')
    .select('s.id')
    .where('s.id', '=', id)
    .where((step) =>
      step.or([step('p.is_public', '=', true), ...(visitorId ? [step('p.owner_id', '=', visitorId)] : [])]),
    )
    .executeTakeFirst()
}
