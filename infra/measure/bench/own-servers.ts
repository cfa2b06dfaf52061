import { rmSync } from 'node:fs'
import { createDb } from '../../../shared/server/db.ts'
import { createLog } from '../../../shared/server/log.ts'
import { prepare } from '../../prepare.js'
import { fill } from '../../run/fill.ts'
import { startPostgres } from '../../run/postgres.ts'
import type { Service } from '../../run/process.ts'
import { startRedis } from '../../run/redis-server.ts'

/**
 * Postgres and Redis for measurements only, in this folder. Missing programs are installed, and the texts are imported
 * the first time.
 */
export async function startOwnServers(folder: string): Promise<[postgres: Service, redis: Service]> {
  prepare('bench')
  const postgres = await startPostgres({ dir: `${folder}/postgres` })
  // drop the work that an earlier measurement left waiting
  rmSync(`${folder}/redis`, { recursive: true, force: true })
  const redis = await startRedis({ dir: `${folder}/redis` })
  await fill(postgres.url)
  const log = createLog('bench', 'warn')
  const { db } = createDb({ url: postgres.url, max: 1, statementTimeoutMs: 120_000, log, name: 'bench' })
  await db.updateTable('work_item').set({ state: 'cancelled' }).where('state', 'in', ['queued', 'running']).execute()
  await db.destroy()
  return [postgres, redis]
}
