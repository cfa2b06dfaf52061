import pg from 'pg'
import { createLog } from '../../../shared/server/log.ts'
import { createRedis } from '../../../shared/server/redis.ts'
import { startPostgres } from '../../run/postgres.ts'
import type { Service } from '../../run/process.ts'
import { startRedis } from '../../run/redis-server.ts'
import { startOwnServers } from './own-servers.ts'

export type Stores = Awaited<ReturnType<typeof openStores>>

/** The project's own Postgres and Redis, which can be killed and restarted at the same addresses. */
export async function openStores(folder: string) {
  let [postgres, redis]: Service[] = await startOwnServers(folder)
  const [databaseUrl, redisUrl] = [postgres!.url, redis!.url]
  const connection = createRedis(redisUrl, 'worker', createLog('chaos', 'silent'), 'chaos')
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 3 })
  pool.on('error', () => {})
  const kill = async (service: Service, signal: NodeJS.Signals) => {
    const gone = new Promise((resolve) => service.process.once('exit', resolve))
    service.process.kill(signal)
    await gone
  }
  return {
    databaseUrl,
    redisUrl,
    redis: connection,
    pool,
    killRedis: () => kill(redis!, 'SIGKILL'),
    startRedis: async () => {
      redis = await startRedis({ dir: `${folder}/redis`, port: Number(new URL(redisUrl).port) })
    },
    /** Like a database crash: every connection is cut, and it recovers when it starts. */
    killPostgres: () => kill(postgres!, 'SIGQUIT'),
    startPostgres: async () => {
      postgres = await startPostgres({ dir: `${folder}/postgres`, port: Number(new URL(databaseUrl).port) })
    },
    async close() {
      connection.disconnect()
      await pool.end()
      await Promise.all([postgres!.stop(), redis!.stop()])
    },
  }
}
