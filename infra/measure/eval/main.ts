import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { fill } from '../../run/fill.ts'
import { startPostgres } from '../../run/postgres.ts'
import { startRedis } from '../../run/redis-server.ts'
import { startService } from '../bench/services.ts'

/*
 * npm run eval -- [quotes] [builtin] [offline] [finding] [plans] [fit] [snapshot] [suggested] [--seed 1] [--verbose]
 * Finds or makes a database with the texts and runs the evaluations against it.
 */

const { url, stop } = await openTexts()
const names = process.argv.slice(2).filter((option) => /^[a-z]/.test(option))
const home = names.length === 0 || names.includes('finding') ? await startHome(url) : undefined
const program = new URL('../../../workers/eval/main.ts', import.meta.url).pathname
const child = spawn(process.execPath, [program, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, DATABASE_URL: url, ...(home && { HOME_URL: home.url }) },
})
const [code] = await once(child, 'exit')
await home?.stop()
await stop()
process.exitCode = code === 0 ? 0 : 1

/** The texts of DATABASE_URL; without it those of a separate database, filled on first use. */
async function openTexts(): Promise<{ url: string; stop: () => Promise<void> }> {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: async () => {} }
  const dir = new URL('../../../.data/eval', import.meta.url).pathname
  mkdirSync(dir, { recursive: true })
  const postgres = await startPostgres({ dir, throwAway: false, database: 'philip' })
  await fill(postgres.url)
  return { url: postgres.url, stop: postgres.stop }
}

/** The API for evaluations of Home, with a separate Redis. */
async function startHome(databaseUrl: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const redis = await startRedis({ dir: new URL('../../../.data/eval/redis', import.meta.url).pathname })
  const api = await startService('api/main.ts', {
    DATABASE_URL: databaseUrl,
    REDIS_URL: redis.url,
    LLM_PROVIDER: 'builtin',
  })
  return {
    url: api.url,
    stop: async () => {
      await api.stop()
      await redis.stop()
    },
  }
}
