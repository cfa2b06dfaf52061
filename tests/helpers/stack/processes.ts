import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { freePort } from '../../../infra/run/process.ts'
import { type Program, startProgram } from '../../../infra/run/start-program.ts'

export type TestProcess = Program & { log: () => string }

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
    // most processes of tests never search, and none runs long enough to need its memory back
    FINDER_AT_START: 'false',
    MALLOC_MMAP_THRESHOLD_: undefined,
    ENABLE_AUDIT: 'true',
    QUEUE_MAX_WAITING: '100000',
    LOG_LEVEL: 'info',
    ...env,
  }
}

/** Starts a worker as a separate process and waits until it accepts work. */
export function startWorker(settings: ProcessSettings, args: string[] = []): Promise<TestProcess> {
  return start('workers/main.ts', args, environment(settings))
}

/** Starts the API as a separate process and waits until it responds. */
export async function startApiProcess(settings: ProcessSettings, tries = 3): Promise<TestApiProcess> {
  const [port, adminPort] = [await freePort(), await freePort()]
  const env = { ...environment(settings), PORT: String(port), ADMIN_PORT: String(adminPort) }
  try {
    return { ...(await start('api/main.ts', [], env)), port, adminPort }
  } catch (error) {
    // another process of the run can take a free port first
    if (tries === 1 || !String(error).includes('EADDRINUSE')) throw error
    return startApiProcess(settings, tries - 1)
  }
}

async function start(file: string, args: string[], env: NodeJS.ProcessEnv): Promise<TestProcess> {
  let said = ''
  const onLine = (line: string) => (said = `${said}${line}\n`.slice(-200_000))
  try {
    return { ...(await startProgram(file, env, { args, onLine })), log: () => said }
  } catch (error) {
    throw new Error(`${error}: ${said}`)
  }
}
