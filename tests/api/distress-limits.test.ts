import { beforeAll, expect, test } from 'vitest'
import { Problem } from '../../shared/contract/error.ts'
import { startApi, type TestApi } from '../helpers/client/api.ts'
import type { TestClient } from '../helpers/client/client.ts'
import { plainVisitor } from '../helpers/client/plain-visitor.ts'
import { fileDatabase } from '../helpers/db/database.ts'

const SUICIDE = 'I want to kill myself'
const database = await fileDatabase({ texts: true })
let api: TestApi

beforeAll(async () => {
  const limits = { RATE_LIMIT_REPLIES_PER_HOUR: '2', RATE_LIMIT_REPLIES_PREFIX_PER_HOUR: '5' }
  const env = { LLM_PROVIDER: 'builtin', RATE_LIMIT_DISABLED: 'false', TRUSTED_PROXIES: '1', ...limits }
  api = await startApi({ databaseUrl: database.url, env })
  return () => api.stop()
})

const ask = (client: TestClient, address: string, prompt = SUICIDE, headers: Record<string, string> = {}) =>
  client.post(
    '/api/chat',
    { bible_id: 'eng-web', bookId: 'PSA', chapter: 34, prompt },
    { 'X-Forwarded-For': address, 'Accept-Language': 'en-GB', ...headers },
  )

const stored = async () => {
  const { count } = database.db.fn
  const rows = await database.db
    .selectFrom('messages')
    .select(count<number>('id').as('messages'))
    .executeTakeFirstOrThrow()
  return Number(rows.messages)
}

test('a visitor who asks in distress over and over always gets help, of which only some is stored', async () => {
  const visitor = api.visitor()
  const statuses = [
    await ask(visitor, '203.0.113.1', SUICIDE, { 'Idempotency-Key': 'one' }),
    await ask(visitor, '203.0.113.1'),
  ]
  expect(statuses.map(({ status }) => status)).toEqual([200, 200])
  const before = await stored()
  const refused = await ask(visitor, '203.0.113.1')
  expect(refused.status).toBe(429)
  const { error, detail, care } = Problem.parse(refused.json())
  expect(error).toBe('rate_limited')
  expect(detail).not.toMatch(/too many|seconds/i)
  expect(care).toMatchObject({ kind: 'suicide', response: 'reply', is_whole: true })
  expect(care?.help).toContain('[116 123](tel:116123)')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(await stored()).toBe(before)
  // what is stored is found again
  expect((await ask(visitor, '203.0.113.1', SUICIDE, { 'Idempotency-Key': 'one' })).status).toBe(200)
})

test('an address that makes a visitor for each question gets the same, and others are not affected', async () => {
  const statuses = []
  for (let n = 0; n < 6; n++) statuses.push((await ask(api.visitor(), '203.0.113.2')).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect((await ask(api.visitor(), '203.0.113.3')).status).toBe(200)
})

test('a page without scripts shows the help alone', async () => {
  const visitor = plainVisitor(api)
  const question = { bible: 'eng-web', book: 'PSA', chapter: '34', prompt: SUICIDE }
  for (let n = 0; n < 2; n++) expect((await visitor.submit('/plain/ask', question)).status).toBe(303)
  const refused = await visitor.submit('/plain/ask', question)
  expect(refused.status).toBe(429)
  expect(refused.text).toContain('You do not have to carry this alone')
  expect(refused.text).not.toContain('role="alert"')
  expect(refused.text.match(/class="care"/g)).toHaveLength(1)
  // an ordinary question is not counted
  const ordinary = { ...question, prompt: 'Why do the righteous suffer?' }
  expect((await visitor.submit('/plain/ask', ordinary)).status).toBe(303)
})
