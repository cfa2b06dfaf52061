import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, inject } from 'vitest'
import { type OpenDeps, openDeps } from '../../../api/deps.ts'
import { createApiServer, serverOptions } from '../../../api/http/server.ts'
import { createListener } from '../../../api/listener.ts'
import { type Env, readEnv } from '../../../shared/server/env.ts'
import { createLog, type Logger } from '../../../shared/server/log.ts'
import { createClient, type TestClient } from './client.ts'

export type TestApi = TestClient & {
  url: string
  deps: OpenDeps
  /** A client that keeps the id that the server issued, as a browser does. */
  visitor: () => TestClient & { id: () => string | undefined; row: () => Promise<string> }
  stop: () => Promise<void>
}

export type ApiOptions = {
  databaseUrl: string
  redisUrl?: string
  /** Settings as environment variables. Limits are off by default. */
  env?: Record<string, string>
  webRoot?: string
  contentRoot?: string
  log?: Logger
}

/** The settings of a process under test. */
export function testEnv({ databaseUrl, redisUrl, env }: ApiOptions): Env {
  return readEnv({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl ?? inject('servers').redis,
    ID_SECRET: randomBytes(32).toString('hex'),
    RATE_LIMIT_DISABLED: 'true',
    ENABLE_AUDIT: 'true',
    // the tests share one Redis, in whose queues the questions of all files wait
    QUEUE_MAX_WAITING: '100000',
    ...env,
  })
}

/**
 * A whole API on a free port, with a client that checks the invariants of every response (tests/helpers/client/client.ts).
 * Call it in beforeAll and `stop` in afterAll, before the database is dropped.
 */
export async function startApi(options: ApiOptions): Promise<TestApi> {
  const stopping = new AbortController()
  const { webRoot, contentRoot } = options
  const log = options.log ?? createLog('test', 'silent')
  const deps = openDeps(testEnv(options), log, { stopping: stopping.signal, webRoot, contentRoot })
  await deps.connected()
  const server = createApiServer(createListener(deps), serverOptions(deps.env))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  const visitor = () => {
    const client = createClient(port, { keepsVisitor: true })
    const row = async () => {
      const given = deps.identity.verify(client.id() ?? '')
      if (!given) throw new Error('this client has no id yet')
      const rows = deps.db.selectFrom('visitor_tokens').where('token_hash', '=', given.hash).select('visitor_id')
      return (await rows.executeTakeFirstOrThrow()).visitor_id!
    }
    return { ...client, row }
  }

  const stop = async () => {
    stopping.abort()
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
    await deps.close()
  }
  return { ...createClient(port), url: `http://127.0.0.1:${port}`, deps, visitor, stop }
}

/** The same for all tests of a file, awaited at its top level after `fileDatabase`: stopped after the last of them. */
export async function fileApi(options: ApiOptions): Promise<TestApi> {
  const api = await startApi(options)
  afterAll(api.stop)
  return api
}
