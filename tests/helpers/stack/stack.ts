import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { startRedis } from '../../../infra/run/redis-server.ts'
import { createTestDatabase, type TestDatabase } from '../db/database.ts'
import { type GeminiServer, startGeminiServer } from '../model/server.ts'
import { startApiProcess, startWorker, type TestApiProcess, type TestProcess } from './processes.ts'

export type Stack = {
  database: TestDatabase
  gemini: GeminiServer
  /** The first API's address; it serves the web app too, if that was built. */
  url: string
  api: TestApiProcess
  workers: TestProcess[]
  redisUrl: string
  /** Starts one more of a kind, with the stack's settings. It is killed when the stack stops. */
  addWorker: (env?: Record<string, string>) => Promise<TestProcess>
  addApi: (env?: Record<string, string>) => Promise<TestApiProcess>
  stop: () => Promise<void>
}

export type StackOptions = {
  /** The model's response without a script: the name of a scenario. */
  model?: string
  workers?: number
  env?: Record<string, string>
  redisUrl?: string
  databaseUrl?: string
}

/**
 * Everything as in production, each part in a separate process, with a separate database and Redis: a stack's workers
 * never see another's questions. Only the model is a loopback server. Call `stop` in afterAll, or use `ownStack`.
 */
export async function startStack({ model = 'text', workers = 1, ...options }: StackOptions = {}): Promise<Stack> {
  const folder = mkdtempSync(join(tmpdir(), 'philip-stack-'))
  const redis = options.redisUrl ? undefined : await startRedis({ dir: folder })
  const redisUrl = options.redisUrl ?? redis?.url ?? ''
  const database = await createTestDatabase({ texts: true })
  const gemini = await startGeminiServer()
  const settings = (env: Record<string, string> = {}) => ({
    databaseUrl: options.databaseUrl ?? database.url,
    redisUrl,
    env: {
      LLM_PROVIDER: 'gemini',
      GEMINI_API_KEY: 'loopback',
      GEMINI_BASE_URL: gemini.url,
      GEMINI_MODEL: model,
      ...options.env,
      ...env,
    },
  })
  const running: TestProcess[] = []
  const add = async <T extends TestProcess>(starting: Promise<T>): Promise<T> => {
    const started = await starting
    running.push(started)
    return started
  }
  const addWorker = (env?: Record<string, string>) => add(startWorker(settings(env), ['--queues', 'chat-answer']))
  const addApi = (env?: Record<string, string>) => add(startApiProcess(settings(env)))
  const stop = async () => {
    await Promise.all(running.map((each) => each.end('SIGKILL')))
    await gemini.close()
    await database.drop()
    await redis?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const [api, ...started] = await Promise.all([addApi(), ...Array.from({ length: workers }, () => addWorker())])
    const url = `http://127.0.0.1:${api.port}`
    return { database, gemini, url, redisUrl, api, workers: started, addWorker, addApi, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The same for one test: stopped when it ends. */
export async function ownStack(options: StackOptions = {}): Promise<Stack> {
  const stack = await startStack(options)
  onTestFinished(stack.stop)
  return stack
}
