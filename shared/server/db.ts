import type { Socket } from 'node:net'
import { Kysely, PostgresDialect, type Selectable, type Transaction } from 'kysely'
import pg from 'pg'
import { IDLE_IN_TRANSACTION_MS } from './connections.ts'
import type { Logger } from './log.ts'
import { prepareStatements } from './prepared.ts'
import { codeOf } from './store-errors.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>
export type Trx = Transaction<Tables>

/** Some columns of a row, as a query returns them. */
export type StoredRow<Table extends keyof Tables, Column extends keyof Selectable<Tables[Table]>> = Pick<
  Selectable<Tables[Table]>,
  Column
>

// 53-bit chat ids and counts fit a number; the column's own check rejects anything larger
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export type DbOptions = {
  url: string
  max: number
  statementTimeoutMs: number
  /** After how long without a reply to a statement its connection is broken; never by default. */
  replyMs?: number
  /** How long a statement waits for a connection before it is rejected. */
  waitMs?: number
  /** How long a transaction may idle before Postgres ends it. */
  idleInTransactionMs?: number
  log: Logger
  name: string
}

/** Whether a write was rejected because one of these unique keys already exists. */
export function isConflict(error: unknown, keys: readonly string[]): boolean {
  const { constraint = '' } = (error ?? {}) as { constraint?: string }
  return codeOf(error) === '23505' && keys.includes(constraint)
}

const DEADLOCK = '40P01'

/** Runs a transaction; retries once if Postgres ended it to break a deadlock, with nothing written. */
export async function inTransaction<T>(db: Db, run: (trx: Trx) => Promise<T>): Promise<T> {
  return afterDeadlock(() => db.transaction().execute(run))
}

/** The same for a single statement. */
export async function afterDeadlock<T>(run: () => Promise<T>): Promise<T> {
  return run().catch((error: unknown) => {
    if (codeOf(error) !== DEADLOCK) throw error
    return run()
  })
}

/** A pool of connections to Postgres. `destroy()` ends it. */
export function createDb(options: DbOptions): { db: Db; pool: pg.Pool } {
  const {
    url,
    max,
    statementTimeoutMs,
    replyMs,
    waitMs = 2000,
    idleInTransactionMs = IDLE_IN_TRANSACTION_MS,
    log,
    name,
  } = options
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: waitMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    application_name: name,
  })
  // without listeners a database restart would crash the process: the pool reports the error of an idle connection, a
  // connection inside a transaction reports its own, and its next statement fails anyway
  pool.on('connect', (client) => {
    client.on('error', () => {})
    prepareStatements(client)
    if (replyMs) breakWithoutReply(client, replyMs)
  })
  pool.on('error', (error) => log.warn({ code: codeOf(error) }, 'an idle database connection broke'))
  return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), pool }
}

/**
 * Breaks a connection on which a statement gets no reply in time: a server that vanishes does not close it. The statement
 * is rejected as on any broken connection, and the pool drops it.
 */
function breakWithoutReply(client: pg.PoolClient, ms: number): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const { connection } = client as unknown as { connection: { stream: Socket } }
  client.query = ((...args: unknown[]) => {
    const reply = query(...args)
    if (!(reply instanceof Promise)) return reply
    const timer = setTimeout(() => connection.stream.destroy(), ms)
    const stop = () => clearTimeout(timer)
    reply.then(stop, stop)
    return reply
  }) as typeof client.query
}
