import { chmodSync, globSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../../infra/run/postgres.ts'
import { removeCluster } from '../../../infra/run/postgres-cluster.ts'
import { startRedis } from '../../../infra/run/redis-server.ts'
import { commandOf } from '../../../infra/run-holder.js'
import { TEMPLATES } from '../db/execute.ts'
import { templateCache } from '../db/template-cache.ts'
import { buildTemplates } from '../db/templates.ts'

declare module 'vitest' {
  interface ProvidedContext {
    servers: { postgres: string; redis: string; templates: { empty: string; texts: string } }
  }
}

type Shared = { servers: ReturnType<typeof startServers>; users: number }

// every project of a run loads this file again, and all of them share one process
const shared = globalThis as typeof globalThis & { philipTestServers?: Shared }

/** One Postgres and one Redis for a whole run, on separate ports, with data that is deleted afterwards. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.philipTestServers ??= { servers: startServers(), users: 0 }
  const run = shared.philipTestServers
  run.users += 1
  const { postgres, redis, stop } = await run.servers
  project.provide('servers', { postgres: postgres.url, redis: redis.url, templates: TEMPLATES })
  return async () => {
    run.users -= 1
    if (run.users === 0) await stop()
  }
}

async function startServers() {
  removeKilledRuns()
  const folder = mkdtempSync(join(tmpdir(), `philip-test-${process.pid}-`))
  // as root, we run Postgres under another account, which must be able to traverse the folder
  chmodSync(folder, 0o711)
  const dir = join(folder, 'postgres')
  const cache = templateCache()
  const isCached = cache.restore(dir)
  const redis = await startRedis({ dir: join(folder, 'redis') })
  let postgres = await startPostgres({ dir, throwAway: true, database: 'postgres' })
  process.once('exit', () => {
    postgres.process.kill('SIGQUIT')
    redis.process.kill('SIGKILL')
    remove(folder)
  })
  const stop = async () => {
    await Promise.all([postgres.stop(), redis.stop()])
    remove(folder)
  }
  try {
    if (!isCached) {
      await buildTemplates(postgres.url)
      await postgres.stop()
      cache.keep(realpathSync(dir))
      postgres = await startPostgres({ dir, throwAway: true, database: 'postgres' })
    }
    return { postgres, redis, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The servers of a killed run exit by themselves; the next run deletes their data. */
function removeKilledRuns(): void {
  for (const name of globSync('philip-test-*-*', { cwd: tmpdir() })) {
    if (commandOf(Number(name.split('-')[2])) === '') remove(join(tmpdir(), name))
  }
}

function remove(folder: string): void {
  removeCluster(join(folder, 'postgres'))
  rmSync(folder, { recursive: true, force: true })
}
