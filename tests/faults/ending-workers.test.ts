import { expect, test, vi } from 'vitest'
import { expectNothingLeft, expectWhole, storedAnswer } from '../helpers/answers/answers.ts'
import { ask, begun } from '../helpers/client/reader.ts'
import { textFor } from '../helpers/model/steady-text.ts'
import { ownRedis } from '../helpers/stack/own-redis.ts'
import { preload } from '../helpers/stack/preload.ts'
import { ownStack } from '../helpers/stack/stack.ts'

vi.setConfig({ testTimeout: 300_000 })

const TOKENS = 80
const model = `steady,rate=40,tokens=${TOKENS}`
/** The first worker's scripted answer, too long for any worker to finish. */
const endless = 'steady,rate=40,tokens=20000'

test('an answer that outlasts the stop of its worker continues at another, and no attempt is used up', async () => {
  const stack = await ownStack({ model, env: { WORKER_STOP_SECONDS: '0.3' } })
  const port = () => stack.api.port
  stack.gemini.script([endless])
  const reader = ask({ prompt: 'seed:21' }, { port })
  await begun(reader)
  const second = await stack.addWorker()
  const [first] = stack.workers
  expect(await first!.end('SIGTERM')).toBe(0)
  await expect.poll(() => first!.log(), { timeout: 60_000 }).toContain('handed over')
  await expectWhole(stack.database.db, port(), reader, { text: textFor(21, TOKENS), resets: 1 })
  expect((await storedAnswer(stack.database.db, reader.messageId())).work).toMatchObject({ gen: 0, fence: 2, runs: 2 })
  await expect.poll(() => second.log(), { timeout: 60_000 }).toMatch(/"fence":2,.*"attempt":1,.*claimed/)
  await expectNothingLeft(stack.database.db)
})

test('a worker that is stopped while Redis is down exits by itself, and its answer continues when Redis is back', async () => {
  const own = await ownRedis()
  const stack = await ownStack({
    model,
    redisUrl: own.url,
    env: { WORKER_STOP_SECONDS: '0.3', WORKER_LOCK_SECONDS: '4' },
  })
  const port = () => stack.api.port
  stack.gemini.script([endless])
  const reader = ask({ prompt: 'seed:22' }, { port })
  await begun(reader)
  await own.kill()
  expect(await stack.workers[0]!.end('SIGTERM'), 'an exit code, not a signal').toBeTypeOf('number')
  await own.start()
  await stack.addWorker()
  await expectWhole(stack.database.db, port(), reader, { resets: 5 })
  expect(reader.text()).toBe(textFor(22, TOKENS))
  await expectNothingLeft(stack.database.db)
})

test('a worker that does not notice that it lost its answer keeps writing, and the fence rejects all of it', async () => {
  const stack = await ownStack({ model, workers: 0, env: { WORKER_LOCK_SECONDS: '4' } })
  const { db } = stack.database
  const port = () => stack.api.port
  const deaf = await stack.addWorker(preload('deaf-worker'))
  stack.gemini.script(['steady,rate=40,tokens=500,seed=1'])
  const reader = ask({ prompt: 'seed:23' }, { port })
  await begun(reader)
  deaf.child.kill('SIGSTOP')
  await stack.addWorker()
  await reader.until(({ event }) => event === 'reset')
  deaf.child.kill('SIGCONT')
  await expectWhole(db, port(), reader, { text: textFor(23, TOKENS), resets: 5 })
  await expect.poll(() => deaf.log(), { timeout: 60_000 }).toContain('superseded by a newer run')
  expect(stack.gemini.calls[0], 'it heard its model out').toMatchObject({ frames: 500, leftEarly: false })
  const stored = await storedAnswer(db, reader.messageId())
  expect(stored).toMatchObject({ content: textFor(23, TOKENS), audits: 1, work: { state: 'done' } })
  expect(stored.work.fence).toBeGreaterThan(1)
  await expectNothingLeft(db)
})
