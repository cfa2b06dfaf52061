import type { Env } from './env.ts'

/** How long a statement may wait in the pooler, and its reply on the way, beyond the time that it may run. */
const ON_THE_WAY_MS = 6000

/**
 * The pools of connections to Postgres: how many connections a process opens at most, and how long a statement may run.
 * infra/deploy/k8s/base/pooler.yaml repeats the timeouts, since a pooler does not pass them on; a test compares both.
 */
export const API_POOL = { statementTimeoutMs: 5000, replyMs: 5000 + ON_THE_WAY_MS }
/** The searches of the release before: this one searches in memory, and opens no connection for it. */
export const SEARCH_POOL = { max: 4, statementTimeoutMs: 500, waitMs: 1000 }
export const WORKER_POOL = { statementTimeoutMs: 10_000, replyMs: 10_000 + ON_THE_WAY_MS }
/** Of imports: their transaction idles while a chapter is read, for long on a machine that is busy with other work. */
export const FILL_POOL = { max: 3, statementTimeoutMs: 120_000, idleInTransactionMs: 120_000 }
/** Every other pool ends a transaction that is idle this long. */
export const IDLE_IN_TRANSACTION_MS = 10_000

/** The connections of a worker's pool: answers need theirs only briefly. */
export function workerPoolSize({ CHAT_CONCURRENCY }: Pick<Env, 'CHAT_CONCURRENCY'>): number {
  return Math.min(40, 5 + Math.ceil(CHAT_CONCURRENCY / 4))
}
