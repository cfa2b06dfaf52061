import type { Db } from '#shared/server/db.ts'
import type { Env } from '#shared/server/env.ts'
import type { Finder } from '#shared/server/finder.ts'
import type { Logger } from '#shared/server/log.ts'
import type { Publisher } from '#shared/server/publisher.ts'
import type { Queues } from '#shared/server/queues.ts'
import type { Redis } from '#shared/server/redis.ts'
import type { Span, Tracer } from '#shared/server/trace.ts'
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
  /** Who hands out the translation that the database has not got. */
  publisher?: Publisher
  running: Running
  tracer: Tracer
  /** Aborts when the owner of this answer wants it to stop. Forgotten by the function returned. */
  onCancel: (messageId: number, cancel: () => void) => () => void
}

/** Which run of a job this is. `isLast`: another failure ends the work. `span`: what the run's own steps hang under. */
export type Attempt = { signal: AbortSignal; isLast: boolean; span?: Span }
