import type { Db, Trx } from '#shared/server/db.ts'
import type { Env } from '#shared/server/env.ts'
import type { Finder } from '#shared/server/finder.ts'
import type { Logger } from '#shared/server/log.ts'
import type { Publisher } from '#shared/server/publisher.ts'
import type { Queues } from '#shared/server/queues.ts'
import type { Redis } from '#shared/server/redis.ts'
import type { Tracer, TraceSpan } from '#shared/server/trace.ts'
import type { Outcome } from '#shared/server/work.ts'
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

/** One run of claimed work. */
export type Attempt = {
  /** Aborts with Interrupted. */
  signal: AbortSignal
  /** Another failure ends the work. */
  isLast: boolean
  /** The parent of the run's steps. */
  span?: TraceSpan | undefined
  /** By whose weights the API looked for distress; undefined if it may not have looked. */
  recogniser?: string | undefined
  /** When it began, by performance.now(). */
  started: number
  /** How long until the deadline of its work, in ms; after that the sweeper ends it. */
  leftMs(): number
  /**
   * Ends the work and writes its result in one transaction, while the database is away again and again. Rejects with
   * Interrupted if a newer run owns the work; nothing is written then. `more` is for the log.
   */
  finish(outcome: Outcome, error: string | null, write: (trx: Trx) => Promise<void>, more?: object): Promise<void>
  /** The same with a function that does both in one step, and returns false if a newer run owns the work. */
  end(outcome: Outcome, error: string | null, save: () => Promise<boolean>, more?: object): Promise<void>
}
