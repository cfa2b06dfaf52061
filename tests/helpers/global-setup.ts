import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../infra/postgres.ts'
import { startRedis } from '../../infra/redis-server.ts'
import { takeRunLock } from '../../infra/run-lock.ts'
import { buildTemplates } from './templates.ts'

declare module 'vitest' {
  interface ProvidedContext {
    servers: { postgres: string; redis: string; templates: { empty: string; texts: string } }
  }
}

type Shared = { servers: ReturnType<typeof startServers>; users: number }

// every project of a run loads this file anew, and all of them share one process
const shared = globalThis as typeof globalThis & { philipTestServers?: Shared }

/** One Postgres and one Redis for a whole run, on their own ports. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.philipTestServers ??= { servers: startServers(), users: 0 }
  const run = shared.philipTestServers
  run.users += 1
  const { postgres, redis, templates, stop } = await run.servers
  project.provide('servers', { postgres: postgres.url, redis: redis.url, templates })
  return async () => {
    run.users -= 1
    if (run.users === 0) await stop()
  }
}

const kept = join(import.meta.dirname, '../../.data/test')

async function startServers() {
  const folder = mkdtempSync(join(tmpdir(), 'philip-test-'))
  const cluster = keptCluster() ?? { dir: join(folder, 'postgres'), release: () => {} }
  const redis = await startRedis({ dir: join(folder, 'redis') })
  const postgres = await startPostgres({ dir: cluster.dir, throwAway: true, database: 'postgres' })
  const stop = async () => {
    await Promise.all([postgres.stop(), redis.stop()])
    rmSync(folder, { recursive: true, force: true })
    cluster.release()
  }
  process.once('exit', () => {
    postgres.process.kill('SIGQUIT')
    redis.process.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
    cluster.release()
  })
  const templates = await buildTemplates(postgres.url).catch(async (error) => {
    await stop()
    throw error
  })
  return { postgres, redis, templates, stop }
}

/** The cluster that keeps the imported texts from run to run; undefined while another run has it. */
function keptCluster(): { dir: string; release: () => void } | undefined {
  mkdirSync(kept, { recursive: true })
  try {
    const release = takeRunLock(join(kept, 'lock'), 'vitest')
    // an initialisation that was cut short cannot be gone on with
    if (!existsSync(join(kept, 'postgres/global/pg_control')))
      rmSync(join(kept, 'postgres'), { recursive: true, force: true })
    return { dir: join(kept, 'postgres'), release }
  } catch {
    return undefined
  }
}
