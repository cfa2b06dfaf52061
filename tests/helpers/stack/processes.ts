import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { inject } from 'vitest'
import { freePort } from '../../../infra/run/process.ts'

export type TestProcess = {
  child: ChildProcess
  pid: number
  /** Sends a signal and waits for the exit; returns the exit code or the signal. */
  end: (signal: NodeJS.Signals) => Promise<number | NodeJS.Signals | null>
  log: () => string
}

export type TestApiProcess = TestProcess & { port: number; adminPort: number }

export type ProcessSettings = { databaseUrl: string; redisUrl?: string; env?: Record<string, string> }

/** The same for every process of a test run, as it would be for every process of an installation. */
const ID_SECRET = randomBytes(32).toString('hex')

function environment({ databaseUrl, redisUrl, env }: ProcessSettings): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl ?? inject('servers').redis,
    ID_SECRET,
    RATE_LIMIT_DISABLED: 'true',
    // most processes of tests never search
    FINDER_AT_START: 'false',
    ENABLE_AUDIT: 'true',
    QUEUE_MAX_WAITING: '1000',
    LOG_LEVEL: 'info',
    ...env,
  }
}

/** Starts a worker as a separate process and waits until it accepts work. */
export function startWorker(settings: ProcessSettings, args: string[] = []): Promise<TestProcess> {
  return start('../../../workers/main.ts', args, environment(settings))
}

/** Starts the API as a separate process and waits until it responds. */
export async function startApiProcess(settings: ProcessSettings, tries = 3): Promise<TestApiProcess> {
  const [port, adminPort] = [await freePort(), await freePort()]
  const env = { ...environment(settings), PORT: String(port), ADMIN_PORT: String(adminPort) }
  try {
    return { ...(await start('../../../api/main.ts', [], env)), port, adminPort }
  } catch (error) {
    // another process of the run can take a free port first
    if (tries === 1 || !String(error).includes('EADDRINUSE')) throw error
    return startApiProcess(settings, tries - 1)
  }
}

async function start(file: string, args: string[], env: NodeJS.ProcessEnv): Promise<TestProcess> {
  const path = new URL(file, import.meta.url).pathname
  const child = fork(path, args, { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'], execArgv: [] })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (said = (said + chunk).slice(-200_000)))
  const over = once(child, 'exit')
  const first = await Promise.race([once(child, 'message').then(() => 'ready'), over.then(() => 'over')])
  if (first === 'over') throw new Error(`the process ended before it was ready: ${said}`)
  return {
    child,
    pid: child.pid ?? 0,
    log: () => said,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode ?? child.signalCode
      child.kill(signal)
      const [code, by] = (await over) as [number | null, NodeJS.Signals | null]
      return code ?? by
    },
  }
}
