import type { Db } from '#shared/server/db.ts'
import type { Env } from '#shared/server/env.ts'
import type { Finder } from '#shared/server/finder.ts'
import type { Logger } from '#shared/server/log.ts'
import type { Publisher } from '#shared/server/publisher.ts'
import type { Queues } from '#shared/server/queues.ts'
import type { Redis } from '#shared/server/redis.ts'
import type { Tracer, TraceSpan } from '#shared/server/trace.ts'
import type { Provider } from './llm/provider.ts'
import type { Running } from './running.ts'

/** What a job may use, opened once for a worker process. */
export type WorkerContext = {
  env: Env
  log: Logger
  db: Db
  redis: Redis
  queues: Queues
  provider: Provider
  finder: Finder
  /** The publisher of the translation that is not in the database. */
  publisher?: Publisher
  running: Running
  tracer: Tracer
  /** Aborts when this answer's owner wants it to stop. Returns a function that stops listening. */
  onCancel: (messageId: number, cancel: () => void) => () => void
}

/** Which run of a job this is. `isLast`: another failure ends the work. `span`: the parent of the run's steps. */
export type Attempt = { signal: AbortSignal; isLast: boolean; span?: TraceSpan }
