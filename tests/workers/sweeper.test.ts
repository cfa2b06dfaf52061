import { once } from 'node:events'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { createLog } from '../../shared/server/log.ts'
import { createQueues, jobIdOf, suggestionPriority, type WorkKind } from '../../shared/server/queues.ts'
import { createRedis } from '../../shared/server/redis.ts'
import { listStale } from '../../shared/server/work.ts'
import type { WorkerContext } from '../../workers/context.ts'
import { createBuiltinProvider } from '../../workers/llm/builtin.ts'
import { sweep } from '../../workers/upkeep/sweeper.ts'
import { insertConversation } from '../helpers/client/conversation.ts'
import { fileDatabase } from '../helpers/db/database.ts'
import { insertVisitor } from '../helpers/db/visitor.ts'

const { db } = await fileDatabase()
const log = createLog('test', 'silent')
// a separate database number, so that no other test's items are found here
const redis = createRedis(`${inject('servers').redis}/9`, 'commands', log, 'philip-test')
const queues = createQueues(redis)
const ctx = { db, log, redis, queues, provider: createBuiltinProvider() } as unknown as WorkerContext

beforeAll(() => redis.status === 'ready' || once(redis, 'ready'))
afterAll(() => redis.disconnect())
beforeEach(async () => {
  await redis.flushdb()
  await db.deleteFrom('work_item').execute()
})

const MINUTES_AGO = (minutes: number) => sql<Date>`now() - make_interval(mins => ${minutes})`

async function openWork(kind: WorkKind, entity_id: string, untouchedFor: number, isLate = false): Promise<string> {
  const deadline_at = isLate ? MINUTES_AGO(1) : sql<Date>`now() + interval '1 hour'`
  const touched_at = MINUTES_AGO(untouchedFor)
  const row = await db
    .insertInto('work_item')
    .values({ kind, entity_id, deadline_at, touched_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

test('a lost question is found before a night of lost suggestions', async () => {
  for (let n = 0; n < 30; n++) await openWork('suggestion-precompute', `place ${n}`, 60)
  const plan = await openWork('plan-generation', '7', 2)
  const question = await openWork('chat-answer', '7', 1)
  expect((await listStale(db, 10)).slice(0, 2).map(({ id }) => id)).toEqual([question, plan])
})

test('lost warm-up suggestions are found after those that readers requested', async () => {
  const id = await openWork('suggestion-precompute', 'eng-web/JHN/3', 60)
  expect(await sweep(ctx)).toBe(1)
  const job = await queues['suggestion-precompute'].getJob(jobIdOf(id, 1))
  expect(job?.opts.priority).toBe(suggestionPriority.madeAhead)
  expect(suggestionPriority.madeAhead).toBeGreaterThan(suggestionPriority.askedFor)
})

test('an item that cannot be swept does not block others', async () => {
  const owner = await insertVisitor(db)
  const [broken, other] = [await insertConversation(db, owner), await insertConversation(db, owner)]
  await openWork('chat-answer', String(broken.answerId), 10, true)
  await openWork('chat-answer', String(other.answerId), 9, true)
  // the key contains something other than a log
  await redis.set(`philip:a:{${broken.answerId}}:log`, 'not a stream')
  expect(await sweep(ctx)).toBe(1)
  const states = await db.selectFrom('work_item').select(['entity_id', 'state']).where('state', '!=', 'done').execute()
  expect(Object.fromEntries(states.map(({ entity_id, state }) => [entity_id, state]))).toEqual({
    [broken.answerId]: 'queued',
    [other.answerId]: 'failed',
  })
})
