import { sql } from 'kysely'
import type { Db } from '../../../shared/server/db.ts'
import type { Redis } from '../../../shared/server/redis.ts'

/** The tables of the database in which any row, in any column, contains the text. */
export async function tablesHolding(db: Db, text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  const holding: string[] = []
  for (const { name } of rows) {
    const hit = await sql`select 1 from ${sql.table(name)} as t where strpos(t::text, ${text}) > 0 limit 1`.execute(db)
    if (hit.rows.length > 0) holding.push(name)
  }
  return holding
}

/** The keys of Redis whose name or value contains the text. */
export async function keysHolding(redis: Redis, text: string): Promise<string[]> {
  const holding: string[] = []
  let cursor = '0'
  do {
    const [next, keys] = await redis.scan(cursor, 'COUNT', 1000)
    cursor = next
    for (const key of keys) {
      if (key.includes(text) || (await contentOf(redis, key)).includes(text)) holding.push(key)
    }
  } while (cursor !== '0')
  return holding
}

async function contentOf(redis: Redis, key: string): Promise<string> {
  const type = await redis.type(key)
  if (type === 'string') return (await redis.get(key)) ?? ''
  if (type === 'hash') return JSON.stringify(await redis.hgetall(key))
  if (type === 'list') return JSON.stringify(await redis.lrange(key, 0, -1))
  if (type === 'set') return JSON.stringify(await redis.smembers(key))
  if (type === 'zset') return JSON.stringify(await redis.zrange(key, '0', '-1'))
  if (type === 'stream') return JSON.stringify(await redis.xrange(key, '-', '+'))
  return ''
}
