import type { Db } from '../db.ts'

export type Instructions = { hash: string; text: string; created_at: Date }

/** Everything that a model was ever told, newest first, without the texts. */
export async function listInstructions(db: Db): Promise<Omit<Instructions, 'text'>[]> {
  return db
    .selectFrom('instructions')
    .select(['hash', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('hash')
    .execute()
}

/** One published text by its SHA-256. */
export async function findInstructions(db: Db, hash: string): Promise<Instructions | undefined> {
  return db
    .selectFrom('instructions')
    .select(['hash', 'text', 'created_at'])
    .where('hash', '=', hash)
    .executeTakeFirst()
}
