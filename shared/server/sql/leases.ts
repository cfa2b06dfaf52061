import { sql } from 'kysely'
import type { Db } from '../db.ts'

/**
 * Takes a lease that one process at a time may have, for some seconds. False while another process has it. One that would
 * last longer than that was taken before the database's clock was set back, and counts as expired.
 */
export async function takeLease(db: Db, name: string, seconds: number): Promise<boolean> {
  const until = sql<Date>`now() + make_interval(secs => ${seconds})`
  // now() is older than another process's lease that this statement had to wait for
  const longest = sql<Date>`clock_timestamp() + make_interval(secs => ${seconds})`
  const row = await db
    .insertInto('leases')
    .values({ name, until })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ until })
        .where((eb) => eb.or([eb('leases.until', '<=', sql<Date>`now()`), eb('leases.until', '>', longest)])),
    )
    .returning('name')
    .executeTakeFirst()
  return row !== undefined
}

/** Lets another process take the lease immediately. */
export async function endLease(db: Db, name: string): Promise<void> {
  await db.updateTable('leases').set({ until: sql`now()` }).where('name', '=', name).execute()
}
