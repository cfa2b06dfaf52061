import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '../process.ts'

export type Started = { url: string; pid: number; stop: () => Promise<void> }

export type Services = {
  databaseUrl: string
  redisUrl: string
  /** Starts a program of ours in a process of its own, with PORT and ADMIN_PORT free ones, and waits for its address. */
  start: (program: string, env?: Record<string, string>) => Promise<Started>
  close: () => Promise<void>
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Postgres with the texts and Redis for measurements: those of DATABASE_URL and REDIS_URL where both are set, else
 * servers of the project's own under .data/bench, whose texts are imported once.
 */
export async function openServices(): Promise<Services> {
  const { DATABASE_URL, REDIS_URL } = process.env
  const own = DATABASE_URL && REDIS_URL ? [] : await (await import('./own-servers.ts')).ownServers(`${root}.data/bench`)
  const databaseUrl = own[0]?.url ?? DATABASE_URL ?? ''
  const redisUrl = own[1]?.url ?? REDIS_URL ?? ''
  const started: Started[] = []
  return {
    databaseUrl,
    redisUrl,
    async start(program, env = {}) {
      const one = await startProgram(program, { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, ...env })
      started.push(one)
      return one
    },
    async close() {
      await Promise.all(started.map(({ stop }) => stop()))
      await Promise.all(own.map(({ stop }) => stop()))
    },
  }
}

async function startProgram(program: string, env: Record<string, string>): Promise<Started> {
  const [port, adminPort] = await Promise.all([freePort(), freePort()])
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      ADMIN_PORT: String(adminPort),
      ID_SECRET: randomBytes(32).toString('hex'),
      RATE_LIMIT_DISABLED: 'true',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`${program} ended with ${code}`))),
  ])
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => ended(child) }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
