import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../run/process.ts'

export type Started = {
  url: string
  /** The operators' port, if the program has one. */
  adminUrl: string
  pid: number
  stop: () => Promise<void>
  /** Sends a signal; does nothing if the process has ended. */
  signal: (signal: NodeJS.Signals) => void
  /** Sends a signal and waits for the process to end. */
  end: (signal: NodeJS.Signals) => Promise<void>
  /** Resolves when the process has ended, however it did. */
  exited: Promise<void>
}

export type StartOptions = {
  args?: string[]
  /** Receives each log line of the program, instead of the terminal. */
  onLine?: (line: string) => void
  /** Ends it with SIGKILL, even before it is ready. */
  signal?: AbortSignal
}

export type Services = {
  databaseUrl: string
  redisUrl: string
  /**
   * Starts a program of ours in a separate process, with free ports as PORT and ADMIN_PORT, and waits for its address.
   */
  start: (program: string, env?: Record<string, string>, options?: StartOptions) => Promise<Started>
  close: () => Promise<void>
}

const root = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * Postgres with the texts and Redis for measurements: those of DATABASE_URL and REDIS_URL if both are set, else the
 * project's own servers under .data/bench, whose texts are imported once.
 */
export async function openServices(): Promise<Services> {
  const { DATABASE_URL, REDIS_URL } = process.env
  const own =
    DATABASE_URL && REDIS_URL ? [] : await (await import('./own-servers.ts')).startOwnServers(`${root}.data/bench`)
  const databaseUrl = own[0]?.url ?? DATABASE_URL ?? ''
  const redisUrl = own[1]?.url ?? REDIS_URL ?? ''
  const started: Started[] = []
  return {
    databaseUrl,
    redisUrl,
    async start(program, env = {}, options = {}) {
      const one = await startProgram(program, { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, ...env }, options)
      started.push(one)
      return one
    },
    async close() {
      await Promise.all(started.map(({ stop }) => stop()))
      await Promise.all(own.map(({ stop }) => stop()))
    },
  }
}

/** Starts a program of ours in a separate process and waits until it is ready. */
export async function startProgram(
  program: string,
  env: Record<string, string>,
  { args = [], onLine, signal: abort }: StartOptions = {},
): Promise<Started> {
  const [port, adminPort] = await Promise.all([freePort(), freePort()])
  const child = spawn(process.execPath, [program, ...args], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      ADMIN_PORT: String(adminPort),
      WORKER_PORT: String(adminPort),
      ID_SECRET: randomBytes(32).toString('hex'),
      RATE_LIMIT_DISABLED: 'true',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', onLine ? 'pipe' : 'inherit', 'inherit', 'ipc'],
  })
  abort?.addEventListener('abort', () => void child.kill('SIGKILL'), { once: true })
  const exited = new Promise<void>((resolve) => void child.once('exit', () => resolve()))
  if (onLine && child.stdout) createInterface({ input: child.stdout }).on('line', onLine)
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`${program} ended with ${code}`))),
  ])
  const signal = (signal: NodeJS.Signals) => void child.kill(signal)
  const end = (signal: NodeJS.Signals) => ended(child, signal)
  const at = (which: number) => `http://127.0.0.1:${which}`
  const addresses = { url: at(port), adminUrl: at(adminPort) }
  return { ...addresses, pid: child.pid ?? 0, stop: () => end('SIGTERM'), signal, end, exited }
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const over = once(child, 'exit')
  child.kill(signal)
  await over
}
