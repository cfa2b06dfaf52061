import { sql } from 'kysely'
import type { Db } from '../db.ts'

/** Takes a lease that one process at a time may have, for some seconds. False while another process has it. */
export async function takeLease(db: Db, name: string, seconds: number): Promise<boolean> {
  const until = sql<Date>`now() + make_interval(secs => ${seconds})`
  const row = await db
    .insertInto('leases')
    .values({ name, until })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ until }).where('leases.until', '<=', sql<Date>`now()`),
    )
    .returning('name')
    .executeTakeFirst()
  return row !== undefined
}

/** Lets another process take the lease immediately. */
export async function endLease(db: Db, name: string): Promise<void> {
  await db.updateTable('leases').set({ until: sql`now()` }).where('name', '=', name).execute()
}
