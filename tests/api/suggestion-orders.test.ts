import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { enterModel, modelLimits } from '../../shared/server/model-limits.ts'
import { deleteExpired } from '../../shared/server/sql/retention.ts'
import { startApi, type TestApi } from '../helpers/client/api.ts'
import { insertPlan } from '../helpers/client/plan.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/db/database.ts'

let database: TestDatabase

let api: TestApi

beforeAll(async () => {
  database = await createTestDatabase({ texts: true })
})

beforeEach(async () => {
  await database.db.deleteFrom('work_item').execute()
})

afterEach(async () => {
  await api.deps.redis.flushdb()
  await api.stop()
})

afterAll(() => database.drop())

async function start(env: Record<string, string> = {}): Promise<TestApi> {
  // a separate database number, so that no worker of other tests processes these orders
  const redisUrl = `${inject('servers').redis}/8`
  const settings = { RATE_LIMIT_DISABLED: 'false', RATE_LIMIT_API_PER_MINUTE: '10000', TRUSTED_PROXIES: '1', ...env }
  api = await startApi({ databaseUrl: database.url, redisUrl, env: settings })
  return api
}

const path = (chapter: number, more = '') => `/api/bible/eng-web/book/PSA/chapters/${chapter}/suggestions${more}`

/** The chapters for which sets were ordered, once no order is in progress. */
async function ordered(): Promise<string[]> {
  await api.deps.background.settled()
  const items = database.db.selectFrom('work_item').where('kind', '=', 'suggestion-precompute').select('entity_id')
  return (await items.execute()).map(({ entity_id }) => entity_id).sort()
}

describe('requests for suggestions', () => {
  test('are limited to twenty an hour for a visitor, who still gets suggestions', async () => {
    const { visitor } = await start()
    const eager = visitor()
    for (let chapter = 1; chapter <= 30; chapter++) {
      const { status, json } = await eager.get(path(chapter), { 'X-Forwarded-For': `203.0.113.${chapter}` })
      expect([status, json().suggestions.length]).toEqual([200, 3])
    }
    expect(await ordered()).toHaveLength(20)
    // another visitor has a separate allowance
    await visitor().get(path(40))
    expect(await ordered()).toHaveLength(21)
  })

  test('are limited to sixty an hour for an address, with any number of ids', async () => {
    const { get, visitor } = await start()
    for (let chapter = 1; chapter <= 70; chapter++) await get(path(chapter), { 'X-Forwarded-For': '203.0.113.50' })
    expect(await ordered()).toHaveLength(60)
    await visitor().get(path(80), { 'X-Forwarded-For': '203.0.113.51' })
    expect(await ordered()).toHaveLength(61)
  })

  test('are counted once for a set in progress', async () => {
    const { visitor } = await start({ RATE_LIMIT_SUGGESTIONS_PER_HOUR: '2' })
    const eager = visitor()
    for (let n = 0; n < 5; n++) {
      await eager.get(path(1))
      await ordered()
    }
    await eager.get(path(2))
    expect(await ordered()).toHaveLength(2)
  })

  test('stop when they have used a tenth of the daily budget, and questions do not', async () => {
    const { visitor, deps } = await start({ LLM_PROVIDER: 'gemini', GEMINI_API_KEY: 'key', AI_BUDGET_PER_DAY: '1' })
    const limits = modelLimits(deps.env)
    expect(await enterModel(deps.redis, limits, 'suggestions', 99_000)).toMatchObject({ go: true })
    const eager = visitor()
    expect((await eager.get(path(1))).json().suggestions).toHaveLength(3)
    expect(await ordered()).toEqual([])
    const question = { bible_id: 'eng-web', bookId: 'JHN', chapter: 3, prompt: 'Who was Nicodemus?' }
    expect((await eager.send('POST', '/api/chat', { body: question, headOnly: true })).status).toBe(200)
  })

  test('wait while Redis is down, and nothing fails', async () => {
    const { visitor, deps } = await start()
    const eager = visitor()
    await eager.get('/api/user')
    deps.redis.disconnect()
    expect((await eager.get(path(1))).json().suggestions).toHaveLength(3)
    expect(await ordered()).toEqual([])
    await deps.redis.connect()
  })
})

describe('suggestions that may be ordered', () => {
  const unattended: [string, string, Record<string, string>][] = [
    ['a HEAD', 'HEAD', {}],
    ['a page fetched ahead', 'GET', { 'Sec-Purpose': 'prefetch' }],
    ['a page rendered ahead', 'GET', { 'Sec-Purpose': 'prefetch;prerender' }],
    ['an older browser that fetches ahead', 'GET', { Purpose: 'prefetch' }],
    ['an older Firefox that fetches ahead', 'GET', { 'X-Moz': 'prefetch' }],
    ['Googlebot', 'GET', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['Bing', 'GET', { 'User-Agent': 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)' }],
    ['Baidu', 'GET', { 'User-Agent': 'Mozilla/5.0 (compatible; Baiduspider/2.0)' }],
    ['a preview', 'GET', { 'User-Agent': 'facebookexternalhit/1.1' }],
    ['a crawler for models', 'GET', { 'User-Agent': 'Mozilla/5.0; compatible; GPTBot/1.2' }],
  ]

  test('are made only by readers', async () => {
    const { send } = await start()
    for (const [index, [name, method, headers]] of unattended.entries()) {
      expect((await send(method, path(index + 1), { headers })).status, name).toBe(200)
    }
    expect(await ordered()).toEqual([])
    const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
    await send('GET', path(1), { headers: { 'User-Agent': browser, 'Sec-Fetch-Mode': 'cors' } })
    expect(await ordered()).toHaveLength(1)
  })

  test('are allowed only for steps of public and curated plans, so that the store cannot be filled', async () => {
    const { visitor } = await start()
    const creator = visitor()
    await creator.put('/api/user/theology', { theology_slug: 'baptist' })
    const owner = await creator.row()
    const stepOf = async (ownerId: string | null, isPublic: boolean, verse: number) => {
      const { stepIds } = await insertPlan(database.db, ownerId, { isPublic })
      const range = { book: 'PSA', start_chapter: 119, start_verse: verse, end_chapter: 119, end_verse: verse + 7 }
      await database.db.updateTable('plan_steps').set(range).where('id', '=', stepIds[0]!).execute()
      return creator.get(path(119, `?planStepId=${stepIds[0]}`))
    }
    const own = await stepOf(owner, false, 1)
    expect([own.status, own.json().suggestions.length]).toEqual([200, 3])
    expect(await ordered()).toEqual([])
    await stepOf(owner, true, 9)
    await stepOf(null, true, 17)
    expect(await ordered()).toEqual(
      ['119:17-119:24', '119:9-119:16'].map((at) => `eng-web/PSA/119/baptist/reader/${at}`),
    )
  })
})

test('sets of plan steps are kept for ninety days, those of chapters for good', async () => {
  await start()
  const set = (scope: string, chapter: number, days: number) => ({
    ...{ bible_id: 'eng-web', book: 'PSA', chapter, theology_slug: 'christian', profile_slug: 'reader', scope },
    ...{ instructions_hash: 'x', model_provider: 'builtin', suggestions: '[]' },
    created_at: sql<Date>`now() - make_interval(days => ${days})`,
  })
  const sets = [set('', 1, 400), set('119:1-119:8', 119, 91), set('119:9-119:16', 119, 89)]
  await database.db.insertInto('suggestion_sets').values(sets).execute()
  expect((await deleteExpired(database.db)).suggestions).toBe(1)
  const left = await database.db.selectFrom('suggestion_sets').select('scope').orderBy('scope').execute()
  expect(left.map(({ scope }) => scope)).toEqual(['', '119:9-119:16'])
  await database.db.deleteFrom('suggestion_sets').execute()
})
