import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLog } from '../../shared/server/log.ts'
import { createRedis, type Redis } from '../../shared/server/redis.ts'
import { expectNothingLeft, expectWhole, storedAnswer } from '../helpers/answers/answers.ts'
import { ask } from '../helpers/client/reader.ts'
import { textFor } from '../helpers/model/steady-text.ts'
import { type Stack, startStack } from '../helpers/stack/stack.ts'

const TOKENS = 60

let stack: Stack
let redis: Redis
beforeAll(async () => {
  stack = await startStack({ model: `steady,rate=200,tokens=${TOKENS}`, workers: 3 })
  redis = createRedis(stack.redisUrl, 'worker', createLog('test', 'silent'), 'test')
})
afterAll(async () => {
  redis.disconnect()
  await stack.stop()
})
// one test's open breaker must not refuse the next test's calls
beforeEach(async () => {
  const known = await redis.keys('*:model:*')
  if (known.length > 0) await redis.del(known)
  stack.gemini.clear()
})
afterEach(() => expectNothingLeft(stack.database.db))

const port = () => stack.api.port

test.each([
  'cut',
  'cut,after=30',
  'reset',
  'reset-before-head',
  'half-frame',
  'html',
  'error,code=500',
  'error-frame,after=0',
  'error-frame,after=30',
  'bare-error',
])('an answer for which the provider returns %s once is complete, in one message', async (fault) => {
  stack.gemini.script([fault])
  const reader = ask({ prompt: 'seed:51' }, { port })
  await expectWhole(stack.database.db, port(), reader, { text: textFor(51, TOKENS), resets: 1 })
  expect(stack.gemini.calls).toHaveLength(2)
})

test('a provider that fails twice and then answers is retried', async () => {
  stack.gemini.script(['error,code=500', 'error,code=503'])
  const reader = ask({ prompt: 'seed:52' }, { port })
  await expectWhole(stack.database.db, port(), reader, { text: textFor(52, TOKENS) })
  expect(stack.gemini.calls).toHaveLength(3)
})

test('a provider that keeps failing ends the answer visibly, and the next question is tried', async () => {
  stack.gemini.script(Array.from({ length: 30 }, () => 'error,code=500'))
  const reader = ask({ prompt: 'seed:53' }, { port })
  const end = await reader.ended
  expect(end.data.status).toBe('failed')
  expect(reader.events.find(({ event }) => event === 'error')?.data).toMatchObject({ retryable: true })
  expect(await storedAnswer(stack.database.db, reader.messageId())).toMatchObject({
    status: 'failed',
    audits: 1,
    work: { state: 'failed' },
  })
  expect(stack.gemini.calls.length).toBeLessThan(15)
})

test('a provider that asks for a pause gets it from every worker, and then answers all', async () => {
  stack.gemini.script(['error,code=429,delay=6s'])
  const first = ask({ prompt: 'seed:54' }, { port })
  // a poll that misses the pause sees the call after it, which is fine too
  const isPaused = async () => (await redis.keys('*:model:*:pause')).length > 0 || stack.gemini.calls.length > 1
  await expect.poll(isPaused, { timeout: 60_000 }).toBe(true)
  const others = [55, 56, 57].map((seed) => ask({ prompt: `seed:${seed}` }, { port }))
  for (const [at, reader] of [first, ...others].entries()) {
    await expectWhole(stack.database.db, port(), reader, { text: textFor(54 + at, TOKENS) })
    expect((await storedAnswer(stack.database.db, reader.messageId())).work).toMatchObject({ gen: 0 })
  }
  const [refused, ...later] = stack.gemini.calls
  expect(later).toHaveLength(4)
  // the pause starts after the refusal arrived, by another clock
  for (const { startedAt } of later) expect(startedAt - refused!.startedAt).toBeGreaterThan(5900)
})
