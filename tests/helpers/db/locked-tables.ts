import { sql } from 'kysely'
import type { Db } from '../../../shared/server/db.ts'

/** Does `work` while no other connection can read or write the tables, however long that takes. */
export async function whileLocked(db: Db, tables: string, work: () => Promise<void>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
    await sql.raw(`lock table ${tables} in access exclusive mode`).execute(trx)
    await work()
  })
}
