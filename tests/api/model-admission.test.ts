import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { enterModel, modelLimits, noteModelCall } from '../../shared/server/model-limits.ts'
import { startApi, type TestApi } from '../helpers/client/api.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/db/database.ts'

let database: TestDatabase
let api: TestApi

beforeAll(async () => {
  database = await createTestDatabase({ texts: true })
  api = await startApi({
    databaseUrl: database.url,
    // a separate database number: a breaker opened here does not affect other tests
    redisUrl: `${inject('servers').redis}/7`,
    env: { LLM_PROVIDER: 'gemini', GEMINI_API_KEY: 'key', AI_BUDGET_PER_DAY: '1' },
  })
})
afterEach(() => api.deps.redis.flushdb())
afterAll(async () => {
  await api.stop()
  await database.drop()
})

const ask = () =>
  api.visitor().post('/api/chat', { bible_id: 'eng-web', bookId: 'JHN', chapter: 3, prompt: 'Who was Nicodemus?' })

test('while the provider fails, questions are refused immediately with the time to wait, and nothing is stored', async () => {
  const { redis, env } = api.deps
  for (let at = 0; at < 20; at++) await noteModelCall(redis, modelLimits(env), true)
  const answer = await ask()
  expect([answer.status, answer.json().error]).toEqual([503, 'ai_unavailable'])
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(20)
  expect(await database.db.selectFrom('chats').selectAll().execute()).toEqual([])
})

test('once the daily budget is used up, questions are refused until midnight, and reading continues', async () => {
  const { redis, env } = api.deps
  expect(await enterModel(redis, modelLimits(env), 'chat', 999_000)).toMatchObject({ go: true })
  const answer = await ask()
  expect([answer.status, answer.json().error]).toEqual([503, 'ai_budget_exhausted'])
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect((await api.get('/api/bibles')).status).toBe(200)
})
