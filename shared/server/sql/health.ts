import { sql } from 'kysely'
import type { Db } from '../db.ts'
import { migrationNames } from '../migration-names.ts'

const FRESH_MS = 2000
const PATIENCE_MS = 500

/** Checks whether Postgres answers within half a second. The result is cached for two seconds. */
export function postgresCheck(db: Db): () => Promise<boolean> {
  let checked: { at: number; result: Promise<boolean> } | undefined
  return () => {
    if (!checked || performance.now() - checked.at > FRESH_MS) {
      const query = sql`select 1`.execute(db).then(
        () => true,
        () => false,
      )
      const tooLate = new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE_MS, false).unref())
      checked = { at: performance.now(), result: Promise.race([query, tooLate]) }
    }
    return checked.result
  }
}

/** Checks whether the migrations of this version were run. Cached once they were; newer ones do not matter to it. */
export function schemaCheck(db: Db): () => Promise<boolean> {
  const names = migrationNames()
  let isDone = false
  return async () => {
    if (isDone) return true
    const rows = await sql<{ name: string }>`select name from migrations`.execute(db).catch(() => ({ rows: [] }))
    const run = new Set(rows.rows.map(({ name }) => name))
    isDone = names.every((name) => run.has(name))
    return isDone
  }
}
