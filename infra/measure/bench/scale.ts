import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { DEFAULT_TRANSLATION } from '../../../shared/limits.ts'
import { createDb } from '../../../shared/server/db.ts'
import { createLog } from '../../../shared/server/log.ts'
import { countPlanUse } from '../../../shared/server/sql/plan-use.ts'
import { deleteExpired } from '../../../shared/server/sql/retention.ts'
import { countHours } from '../../../shared/server/sql/trust.ts'
import type { Bench } from './bench.ts'
import { type Bound, printBounds } from './bounds.ts'
import { query } from './fleet-settings.ts'
import { newVisitor } from './read-answer.ts'
import { fillForScale, insertChats, insertFollowedPlan, type Size, sizeOf } from './scale-fill.ts'
import { median, percentile } from './table.ts'

const PLAN = 'bible-in-a-year'
const CHATS = 40
const VISITORS = 10
const VISITS = 100
const WARM_UP = 10

/** The requests that Home sends to the API each time it opens. */
const HOME = [
  ...['/api/user', '/api/settings', '/api/feature-flags', '/api/bibles', '/api/example-questions', '/api/theologies'],
  ...[`/api/bible/${DEFAULT_TRANSLATION}/toc`, `/api/bible/${DEFAULT_TRANSLATION}/passage?ref=John%203:16`],
  ...['/api/chats', '/api/user/plans/current/reading', '/api/reading-plans/suggested', '/api/users/onboarding_hints'],
]

/**
 * The response times with a database as large as a successful site's: a copy of the measured one, filled and dropped
 * again. `--share 0.01` fills a hundredth.
 */
export const scale: Bench = {
  about: '300,000 visitors who asked, 3 million messages, a million idempotency keys, a plan with a million readers',
  async run({ databaseUrl, start }, options) {
    const { values } = parseArgs({ args: options, options: { share: { type: 'string', default: '1' } } })
    const size = sizeOf(Number(values.share))
    const name = `scale_${randomInt(2 ** 32)}`
    await query({ databaseUrl }, `create database ${name} template ${new URL(databaseUrl).pathname.slice(1)}`)
    const url = Object.assign(new URL(databaseUrl), { pathname: name }).href
    const pool = new pg.Pool({ connectionString: url, max: 4 })
    try {
      const fillSeconds = (await timed(() => fillForScale(pool, PLAN, size))) / 1000
      const work = await hourly(url, size)
      const api = await start('api/main.ts', { DATABASE_URL: url })
      const answers = await requests(pool, api)
      await api.stop()
      printBounds([{ what: 'filled in', is: fillSeconds, unit: 's' }, ...work, ...answers])
    } finally {
      await pool.end()
      await query({ databaseUrl }, `drop database ${name} with (force)`)
    }
  },
}

/**
 * The hourly work of a worker, with its statement timeout: the first one after an upgrade, then an hour's deletions.
 */
async function hourly(url: string, size: Size): Promise<Bound[]> {
  const log = createLog('bench', 'warn')
  const { db } = createDb({ url, max: 2, statementTimeoutMs: 10_000, log, name: 'philip-bench' })
  const first = await timed(() => countHours(db))
  let expired: Awaited<ReturnType<typeof deleteExpired>> | undefined
  const deleting = await timed(async () => {
    expired = await deleteExpired(db)
  })
  const counting = await timed(() => countPlanUse(db).then(() => countHours(db)))
  await db.destroy()
  const rows = Object.values(expired ?? {}).reduce((sum, count) => sum + count, 0)
  return [
    { what: 'thirty days of answers are counted for the first time', is: first / 1000, unit: 's' },
    { what: 'retention deletes in its hourly run', is: rows, least: 3 * size.expired, unit: 'rows' },
    { what: 'retention’s hourly run', is: deleting / 1000, most: 10, unit: 's' },
    { what: 'readers of plans and answers are counted hourly', is: counting / 1000, most: 10, unit: 's' },
  ]
}

/** API calls one after the other: the cost of each, not how a machine shares itself among many. */
async function requests(pool: pg.Pool, { url }: { url: string }): Promise<Bound[]> {
  const reader = await visitorWith(pool, url)
  await insertChats(pool, reader.row, 20, 4)
  await insertFollowedPlan(pool, reader.row, PLAN, 200)
  const waits = new Map(HOME.map((path): [string, number[]] => [path, []]))
  for (let visit = -WARM_UP; visit < VISITS; visit++) {
    for (const path of HOME) {
      const wait = await timed(() => call(url, reader.id, path))
      if (visit >= 0) waits.get(path)?.push(wait)
    }
  }
  const slowest = [...waits].map(([path, all]) => ({ path, all })).sort((a, b) => median(b.all) - median(a.all))[0]
  const all = [...waits.values()].flat()

  const chats = await insertChats(pool, reader.row, WARM_UP + CHATS, 100)
  const deletions: number[] = []
  for (const id of chats) deletions.push(await timed(() => call(url, reader.id, `/api/chat/${id}`, 'DELETE')))
  const measured = deletions.slice(WARM_UP)

  const erasures: number[] = []
  for (let n = 0; n < VISITORS; n++) {
    const visitor = await visitorWith(pool, url)
    await insertChats(pool, visitor.row, 10, 100)
    await insertFollowedPlan(pool, visitor.row, PLAN, 200)
    erasures.push(await timed(() => call(url, visitor.id, '/api/user', 'DELETE')))
  }
  const ms = { unit: 'ms' }
  return [
    { what: 'a chat of 100 messages is deleted, p50', is: median(measured), ...ms },
    { what: 'a chat of 100 messages is deleted, p95', is: percentile(measured, 0.95), most: 50, ...ms },
    { what: 'a visitor with 1,000 messages is deleted, p50', is: median(erasures), ...ms },
    { what: 'a visitor with 1,000 messages is deleted, longest', is: Math.max(...erasures), most: 500, ...ms },
    { what: `one of Home’s ${HOME.length} calls, p50`, is: median(all), ...ms },
    { what: `one of Home’s ${HOME.length} calls, p95`, is: percentile(all, 0.95), most: 20, ...ms },
    { what: `the slowest of them, ${slowest?.path}, p50`, is: slowest && median(slowest.all), most: 20, ...ms },
  ]
}

/** A new visitor of the API who has written something: the id for calls, and the row. */
async function visitorWith(pool: pg.Pool, url: string): Promise<{ id: string; row: string }> {
  const id = await newVisitor(url)
  await call(url, id, '/api/user/translation', 'PUT', { translation_id: DEFAULT_TRANSLATION })
  const { rows } = await pool.query('select visitor_id from visitor_tokens order by created_at desc limit 1')
  return { id, row: rows[0].visitor_id }
}

async function call(url: string, visitor: string, path: string, method = 'GET', body?: object): Promise<void> {
  const headers = { 'X-User-ID': visitor, ...(body && { 'Content-Type': 'application/json' }) }
  const answer = await fetch(url + path, { method, headers, body: body && JSON.stringify(body) })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`)
}

/** The duration of an action in ms. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}
