import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../infra/postgres.ts'
import { startRedis } from '../../infra/redis-server.ts'
import { buildTemplates } from './templates.ts'

declare module 'vitest' {
  interface ProvidedContext {
    servers: { postgres: string; redis: string; templates: { empty: string; texts: string } }
  }
}

let servers: ReturnType<typeof startServers> | undefined
let users = 0

/** One Postgres and one Redis for a whole run, on their own ports, with data that is thrown away. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  users++
  servers ??= startServers()
  const { postgres, redis, templates, stop } = await servers
  project.provide('servers', { postgres: postgres.url, redis: redis.url, templates })
  return async () => {
    if (--users === 0) await stop()
  }
}

async function startServers() {
  const folder = mkdtempSync(join(tmpdir(), 'philip-test-'))
  const redis = await startRedis({ dir: join(folder, 'redis') })
  const postgres = await startPostgres({ dir: join(folder, 'postgres'), throwAway: true, database: 'postgres' })
  const stop = async () => {
    await Promise.all([postgres.stop(), redis.stop()])
    rmSync(folder, { recursive: true, force: true })
  }
  const kill = () => {
    postgres.process.kill('SIGQUIT')
    redis.process.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', kill)
  const templates = await buildTemplates(postgres.url).catch(async (error) => {
    await stop()
    throw error
  })
  return { postgres, redis, templates, stop }
}
