import { chmodSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../infra/postgres.ts'
import { removeCluster } from '../../infra/postgres-cluster.ts'
import { commandOf } from '../../infra/process.ts'
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
  removeKilledRuns()
  const folder = mkdtempSync(join(tmpdir(), `philip-test-${process.pid}-`))
  // the account that Postgres runs as when we are root must get through
  chmodSync(folder, 0o711)
  const redis = await startRedis({ dir: join(folder, 'redis') })
  const postgres = await startPostgres({ dir: join(folder, 'postgres'), throwAway: true, database: 'postgres' })
  const stop = async () => {
    await Promise.all([postgres.stop(), redis.stop()])
    remove(folder)
  }
  const kill = () => {
    postgres.process.kill('SIGQUIT')
    redis.process.kill('SIGKILL')
    remove(folder)
  }
  process.once('exit', kill)
  const templates = await buildTemplates(postgres.url).catch(async (error) => {
    await stop()
    throw error
  })
  return { postgres, redis, templates, stop }
}

/** The servers of a run that was killed end by themselves; its data stay until the next run comes by. */
function removeKilledRuns(): void {
  for (const name of globSync('philip-test-*-*', { cwd: tmpdir() })) {
    const pid = Number(basename(name).split('-')[2])
    if (commandOf(pid) === '') remove(join(tmpdir(), name))
  }
}

function remove(folder: string): void {
  if (!existsSync(folder)) return
  removeCluster(join(folder, 'postgres'))
  rmSync(folder, { recursive: true, force: true })
}
