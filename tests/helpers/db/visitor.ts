import type { Db } from '#shared/server/db.ts'

/** Stores a visitor, and returns the id. */
export async function insertVisitor(db: Db): Promise<string> {
  const { id } = await db.insertInto('visitors').defaultValues().returning('id').executeTakeFirstOrThrow()
  return id
}
