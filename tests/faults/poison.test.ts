import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { expectNothingLeft, expectWhole, storedAnswer } from '../helpers/answers/answers.ts'
import { createClient } from '../helpers/client/client.ts'
import { ask, begun } from '../helpers/client/reader.ts'
import type { Scenario } from '../helpers/model/scenario.ts'
import { lastUserText, scenarioOf } from '../helpers/model/scenarios.ts'
import { textFor } from '../helpers/model/steady-text.ts'
import { preload } from '../helpers/stack/preload.ts'
import type { TestProcess } from '../helpers/stack/processes.ts'
import { ownStack } from '../helpers/stack/stack.ts'

vi.setConfig({ testTimeout: 300_000 })

const TOKENS = 240
const steady = scenarioOf(`steady,rate=40,tokens=${TOKENS}`)
const poisoned = scenarioOf('text,say=POISON')
const isPoison = (body: Parameters<typeof lastUserText>[0]) => lastUserText(body).includes('Is this poison?')
const byQuestion: Scenario = (play) => (isPoison(play.body) ? poisoned(play) : steady(play))

const killed = (worker: TestProcess) => (worker.child.signalCode ? undefined : once(worker.child, 'exit'))

test('a question that stops two workers ends with a clear error, and the answer next to it is complete', async () => {
  const stack = await ownStack({
    workers: 0,
    env: preload('poisoned-worker', { WORKER_LOCK_SECONDS: '4', WORKER_STUCK_SECONDS: '3' }),
  })
  const { db } = stack.database
  const port = () => stack.api.port
  stack.gemini.script(Array.from({ length: 20 }, () => byQuestion))
  const first = await stack.addWorker()
  const innocent = ask({ prompt: 'seed:41' }, { port })
  await begun(innocent)
  const poison = ask({ prompt: 'Is this poison?' }, { port })
  await killed(first)
  expect(first.child.signalCode).toBe('SIGKILL')
  const { id: workId } = await db
    .selectFrom('work_item')
    .select('id')
    .where('entity_id', '=', String(poison.messageId()))
    .executeTakeFirstOrThrow()
  expect(first.log()).toContain(`"work_id":"${workId}"`)
  expect(first.log()).toMatch(/"where":\[".*poisoned-worker\.ts/)

  const second = await stack.addWorker()
  await killed(second)
  expect(second.child.signalCode).toBe('SIGKILL')
  const third = await stack.addWorker()
  expect((await poison.ended).data.status).toBe('failed')
  expect(poison.events.find(({ event }) => event === 'error')?.data).toEqual({
    error: 'poison',
    detail: 'This question could not be answered: it stopped our servers twice. Please ask it in other words.',
    retryable: false,
  })
  await expectWhole(db, port(), innocent, { text: textFor(41, TOKENS), resets: 2 })
  const stuck = await db.selectFrom('work_item').select(['stuck_workers', 'error_code']).orderBy('created_at').execute()
  expect(stuck).toEqual([
    { stuck_workers: 0, error_code: null },
    { stuck_workers: 2, error_code: 'poison' },
  ])
  expect(stack.gemini.calls.filter(({ body }) => isPoison(body))).toHaveLength(2)
  expect((await storedAnswer(db, poison.messageId())).work).toMatchObject({ runs: 2 })
  expect(third.log()).toMatch(/"error_code":"poison".*gave up an item/)

  const client = createClient(port())
  const again = await client.post(`/api/chat/${poison.chatId()}/retry`, undefined, { 'X-User-ID': poison.visitor() })
  expect([again.status, again.json().error]).toEqual([409, 'nothing_to_retry'])
  await expectWhole(db, port(), ask({ prompt: 'seed:42' }, { port }), { text: textFor(42, TOKENS) })
  expect(third.child.signalCode).toBe(null)
  await expectNothingLeft(db)
})
