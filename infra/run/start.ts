import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Env, readEnv } from '../../shared/server/env.ts'
import { createLog } from '../../shared/server/log.ts'
import { createRedis } from '../../shared/server/redis.ts'
import { noteRestart, type Restart } from '../../shared/server/restarts.ts'
import { offerRestore } from '../backup/offer.ts'
import { prepare } from '../prepare.js'
import { buildWeb } from './build-web.ts'
import { startChildProcess } from './child-process.ts'
import { dataFolder } from './data-folder.ts'
import { fill } from './fill.ts'
import { checkPostgres, checkRedis } from './given-services.ts'
import { idSecret } from './id-secret.ts'
import { importDefaults } from './import-bible.ts'
import { startPostgres } from './postgres.ts'
import { becomes, isPortFree, type Service } from './process.ts'
import { progressBar } from './progress-bar.ts'
import { readyLine } from './ready-line.ts'
import { startRedis } from './redis-server.ts'
import { takeRunLock } from './run-lock.ts'

/**
 * `npm start`: everything from a clean clone to an address to open. With --watch, processes restart on source changes.
 */
const watch = process.argv.includes('--watch')
const root = join(import.meta.dirname, '../..')
const data = dataFolder()
const began = performance.now()
const WORKER_PATIENCE_MS = 15_000
const stops: (() => Promise<unknown> | unknown)[] = []
let stopping = false

// npm forwards the signal that the terminal has sent already: it may arrive twice
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stopAll(0))
try {
  await start()
} catch (error) {
  if (!stopping) say(`Philip could not start.\n${(error as Error).message}`)
  await stopAll(1)
}

async function start(): Promise<void> {
  const given = process.env
  // report invalid settings before anything is started
  const { HOST, PORT, ADMIN_HOST, ADMIN_PORT } = readEnv({
    ...given,
    DATABASE_URL: given.DATABASE_URL || 'postgres://localhost',
    REDIS_URL: given.REDIS_URL || 'redis://localhost',
    ID_SECRET: given.ID_SECRET || randomBytes(32).toString('hex'),
  })
  mkdirSync(data, { recursive: true })
  stops.push(takeRunLock(join(data, 'start.lock')))
  await claimPort(PORT, HOST)
  await claimPort(ADMIN_PORT, ADMIN_HOST)
  prepare('start')
  const stores = { DATABASE_URL: await postgres(), REDIS_URL: await redis() }
  await offerRestore(stores.DATABASE_URL, stores.REDIS_URL, say)
  // after a restore the secret is that of the backup
  const settings = { ...given, ...stores, ID_SECRET: given.ID_SECRET || idSecret() }
  const env = readEnv(settings)
  await fill(env.DATABASE_URL, env.BIBLES, importVisibly)
  if (!watch && (await buildWeb())) say('The web app is built.')
  // the API is stopped first, so that it accepts nothing that no worker would answer
  await worker(settings)
  await api(settings)
  if (watch) stops.push(await webDevelopment(env))
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  say(`Philip is ready after ${seconds} s: ${readyLine(env, watch ? 5173 : env.PORT)}`)
}

async function postgres(): Promise<string> {
  const given = process.env.DATABASE_URL
  if (!given) return own('Postgres', await startPostgres({ dir: join(data, 'postgres') }))
  await checkPostgres(given)
  return given
}

async function redis(): Promise<string> {
  const given = process.env.REDIS_URL
  if (!given) return own('Redis', await startRedis({ dir: join(data, 'redis') }))
  await checkRedis(given)
  return given
}

/** Stops a server of ours with the rest, and the rest with it. */
function own(name: string, service: Service): string {
  stops.push(service.stop)
  service.process.once('exit', () => endAll(`${name} has ended.`))
  return service.url
}

/** Reading needs no worker: one that crashes, or is slow to start, does not prevent the rest from starting. */
async function worker(env: NodeJS.ProcessEnv): Promise<void> {
  const onRestart = (restart: Restart) => sayRestart(restart, env, 'Reading, search and plans are not affected.')
  const { ready, stop } = startChildProcess({ name: 'The worker', file: 'workers/main.ts', env, watch, onRestart })
  stops.push(stop)
  await Promise.race([ready, delay(WORKER_PATIENCE_MS, undefined, { ref: false })])
}

async function api(env: NodeJS.ProcessEnv): Promise<void> {
  const onRestart = (restart: Restart) => sayRestart(restart, env)
  const child = startChildProcess({ name: 'The API', file: 'api/main.ts', env, watch, isNeeded: true, onRestart })
  stops.push(child.stop)
  if (!(await child.ready) && !stopping) throw new Error('The API ended before it was ready: see the lines above.')
}

/** Reports a restart in the log and on the operators' page. */
function sayRestart(restart: Restart, { REDIS_URL = '' }: NodeJS.ProcessEnv, effect = ''): void {
  const { name, ends, how, pauseMs } = restart
  const times = ends === 1 ? '' : `, ${ends} times in a row`
  const again = pauseMs === 0 ? 'now' : `in ${pauseMs / 1000} s`
  say(`${name} ended (${how}${times}) and restarts ${again}. ${effect}`.trim())
  const redis = createRedis(REDIS_URL, 'worker', createLog('start', 'silent'), 'philip-start')
  // best effort: the log line above is written in any case
  const noted = noteRestart(redis, restart).catch(() => {})
  void Promise.race([noted, delay(1000, undefined, { ref: false })]).then(() => redis.disconnect())
}

function endAll(line: string): void {
  if (stopping) return
  say(line)
  void stopAll(1)
}

/** A killed run's processes notice that they are alone and end: their port is free a moment later. */
async function claimPort(port: number, host: string): Promise<void> {
  if (await becomes(() => isPortFree(port, host), 5000, 250)) return
  throw new Error(`Port ${port} is taken. Stop what listens there, or set PORT and ADMIN_PORT to free ones.`)
}

/** Imports the texts, and shows how far the import is. */
async function importVisibly(...[db, options]: Parameters<typeof importDefaults>) {
  say('Importing the texts…')
  const bar = progressBar()
  const imported = await importDefaults(db, { ...options, onProgress: bar.show })
  bar.end()
  for (const { id, summary } of imported) say(`  ${id}: ${summary}`)
  return imported
}

async function webDevelopment(env: Env): Promise<() => Promise<void>> {
  const { createServer } = await import('vite')
  process.env.PORT = String(env.PORT)
  const server = await createServer({
    configFile: join(root, 'web/vite.config.ts'),
    server: { host: env.HOST, port: 5173 },
  })
  await server.listen()
  return () => server.close()
}

async function stopAll(code: number): Promise<void> {
  if (stopping) return
  stopping = true
  for (const stop of stops.reverse()) await Promise.resolve(stop()).catch((error) => say(String(error)))
  process.exit(code)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
