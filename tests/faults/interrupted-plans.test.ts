import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient } from '../helpers/client/client.ts'
import { startWorker, type TestProcess } from '../helpers/stack/processes.ts'
import { type Stack, startStack } from '../helpers/stack/stack.ts'

let stack: Stack
const workers: TestProcess[] = []
beforeAll(async () => {
  stack = await startStack({ workers: 0 })
})
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.end('SIGKILL')))
  await stack.stop()
})

async function addPlanWorker(): Promise<TestProcess> {
  const env = {
    ...{ LLM_PROVIDER: 'gemini', GEMINI_API_KEY: 'loopback', GEMINI_BASE_URL: stack.gemini.url, GEMINI_MODEL: 'text' },
    ...{ WORKER_LOCK_SECONDS: '2', WORKER_STOP_SECONDS: '0.5' },
  }
  const settings = { databaseUrl: stack.database.url, redisUrl: stack.redisUrl, env }
  const worker = await startWorker(settings, ['--queues', 'plan-generation'])
  workers.push(worker)
  return worker
}

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'a plan whose worker is interrupted by %s is built once by the next worker',
  async (signal) => {
    const calls = stack.gemini.calls.length
    stack.gemini.script(['hang-after-head'])
    const first = await addPlanWorker()
    const client = createClient(stack.api.port, { keepsVisitor: true })
    const description = `The Gospel of Mark, ${signal}`
    const made = await client.post('/api/reading-plans', {
      ...{ name: 'Mark', description, estimated_days: 7, is_public: false },
    })
    expect(made.status).toBe(201)
    const { id } = made.json().plan
    await expect.poll(() => stack.gemini.calls.length, { timeout: 60_000 }).toBe(calls + 1)
    const [next] = await Promise.all([addPlanWorker(), first.end(signal)])
    const state = async () => (await client.get(`/api/reading-plans/${id}`)).json().plan.state
    await expect.poll(state, { timeout: 60_000 }).toBe('ready')
    const { plan } = (await client.get(`/api/reading-plans/${id}`)).json()
    expect(Object.keys(plan.steps_by_day)).toEqual(['1', '2', '3', '4', '5', '6', '7'])
    const items = stack.database.db.selectFrom('work_item').select('state').where('entity_id', '=', String(id))
    expect(await items.execute()).toEqual([{ state: 'done' }])
    await next.end('SIGKILL')
  },
  180_000,
)
