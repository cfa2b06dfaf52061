import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../run/process.ts'
import { type Program, type ProgramOptions, startProgram } from '../../run/start-program.ts'

export type Started = Program & {
  url: string
  /** The operators' port, if the program has one. */
  adminUrl: string
  stop: () => Promise<void>
}

export type Services = {
  databaseUrl: string
  redisUrl: string
  /**
   * Starts a program of ours in a separate process, with free ports as PORT and ADMIN_PORT, and waits for its address.
   */
  start: (program: string, env?: Record<string, string>, options?: ProgramOptions) => Promise<Started>
  /** Stops every started program, so that no worker of one bench takes the questions of the next. */
  stopStarted: () => Promise<void>
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
  let started: Started[] = []
  const stopStarted = async () => {
    const running = started
    started = []
    await Promise.all(running.map(({ stop }) => stop()))
  }
  return {
    databaseUrl,
    redisUrl,
    async start(program, env = {}, options = {}) {
      const one = await startService(program, { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, ...env }, options)
      started.push(one)
      return one
    },
    stopStarted,
    async close() {
      await stopStarted()
      await Promise.all(own.map(({ stop }) => stop()))
    },
  }
}

/** Starts a program on free ports, with the settings of measurements, and waits until it is ready. */
export async function startService(
  file: string,
  env: Record<string, string>,
  options: ProgramOptions = {},
): Promise<Started> {
  const [port, adminPort] = await Promise.all([freePort(), freePort()])
  const settings = {
    ...process.env,
    NODE_ENV: 'development',
    PORT: String(port),
    ADMIN_PORT: String(adminPort),
    WORKER_PORT: String(adminPort),
    ID_SECRET: randomBytes(32).toString('hex'),
    RATE_LIMIT_DISABLED: 'true',
    LOG_LEVEL: 'warn',
    ...env,
  }
  const program = await startProgram(file, settings, options)
  const at = (which: number) => `http://127.0.0.1:${which}`
  return { ...program, url: at(port), adminUrl: at(adminPort), stop: async () => void (await program.end('SIGTERM')) }
}
