import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createLog } from '../../shared/server/log.ts'
import type { WorkPayload } from '../../shared/server/queues.ts'
import { createTracer } from '../../shared/server/trace.ts'
import type { WorkerContext } from '../../workers/context.ts'
import { ModelError } from '../../workers/llm/provider.ts'
import { createProcessor } from '../../workers/processor.ts'
import { createRunning } from '../../workers/running.ts'
import { fileDatabase } from '../helpers/db/database.ts'

const { db } = await fileDatabase()
const log = createLog('test', 'silent')
const one = { 'passage-choice': 1, 'chat-answer': 1, 'plan-generation': 1, 'suggestion-precompute': 1 }
const tracer = createTracer(undefined, 'test', log)
const ctx = { db, log, tracer, running: createRunning(['chat-answer'], one) } as unknown as WorkerContext

test('a failed run in the queue contains no words of the provider', async () => {
  const { id } = await db
    .insertInto('work_item')
    .values({ kind: 'chat-answer', entity_id: '1', deadline_at: sql<Date>`now() + interval '1 hour'` })
    .returning('id')
    .executeTakeFirstOrThrow()
  const data: WorkPayload = { workId: id, gen: 0, v: 1 }
  const job = { id: `${id}-0`, name: 'chat-answer', queueName: 'chat-answer', data, attemptsMade: 0 }
  const words = 'status 400: cannot answer “my secret question”'
  const process = createProcessor(ctx, { 'chat-answer': () => Promise.reject(new ModelError('rejected', words)) }, 3)
  const kept: Error = await process(job as never, 'token', undefined).then(
    () => expect.unreachable(),
    (error) => error,
  )
  expect(kept.message).toBe('rejected')
  expect(kept.stack).not.toContain('secret')
  expect(kept.stack).toMatch(/\n {4}at /)
})
