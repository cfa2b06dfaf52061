import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { SearchAnswer } from '../../shared/contract/bible.ts'
import { fileApi, startApi } from '../helpers/api.ts'
import { fileDatabase } from '../helpers/database.ts'

const database = await fileDatabase({ texts: true })
const api = await fileApi({ databaseUrl: database.url })

const path = (query: string, bible = 'eng-web') => `/api/bible/${bible}/search?q=${encodeURIComponent(query)}`
const search = async (query: string, bible?: string) => {
  const answer = await api.get(path(query, bible))
  expect(answer.status, answer.text).toBe(200)
  return SearchAnswer.strict().parse(answer.json())
}

/** Runs a test while reads of verses are blocked: any response was made without reading one. */
async function withoutVerses(work: () => Promise<void>): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    await sql`lock table verses in access exclusive mode`.execute(trx)
    await work()
  })
}

describe('words that are in almost every verse', () => {
  test.each([
    ['the and of to in he a his that for you i', 'eng-web'],
    ['the and', 'eng-web'],
    ['and the ', 'eng-kjv'],
    ['I am', 'eng-web'],
    ['i', 'eng-web'],
    ['"the"', 'eng-web'],
    ['the “and” of', 'eng-web'],
    ['de la y que el los', 'spa-rv1909'],
  ])('are not searched for, and the answer says why: %s', async (query, bible) => {
    expect(await search(query, bible)).toEqual({ query: query.trim(), total: 0, results: [], too_common: true })
  })

  test('do not make Postgres read a verse', () =>
    withoutVerses(async () => {
      for (const query of ['a the', 'of and in', '"to"'])
        expect(await search(query)).toMatchObject({ too_common: true })
    }))

  test('count next to meaningful words, and unchanged in quotation marks', async () => {
    const { total, too_common } = await search('the and of light')
    expect([total, too_common]).toEqual([(await search('light')).total, undefined])
    expect((await search('“I am who I am”')).results).toHaveLength(1)
    expect(await search('“the and of”')).toEqual({ query: '“the and of”', total: 0, results: [] })
    expect((await search('& | !')).too_common).toBeUndefined()
  })
})

test('a search that takes longer than half a second is cancelled', () =>
  withoutVerses(async () => {
    const began = performance.now()
    const answer = await api.get(path('grapes'))
    expect([answer.status, answer.json().error, answer.headers['retry-after']]).toEqual([503, 'unavailable', '5'])
    expect(performance.now() - began).toBeLessThan(3000)
    expect((await api.visitor().get('/api/chats')).status).toBe(200)
  }))

test('the allowed number of searches leaves the database to others, and one more gets a time to wait', () =>
  withoutVerses(async () => {
    const words = Array.from(
      { length: 60 },
      (_, n) => `vine${'abcdefghij'[n % 10]} ${'grapes'.slice(0, 1 + (n % 6))}${n}`,
    )
    const searches = words.map((word) => api.get(path(word)))
    const visitor = api.visitor()
    for (let n = 0; n < 20; n++) {
      const began = performance.now()
      expect((await visitor.get('/api/chats')).status).toBe(200)
      expect(performance.now() - began).toBeLessThan(1000)
    }
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and state = 'active' and wait_event_type = 'Lock'`.execute(database.db)
    expect(rows[0]!.count).toBeLessThanOrEqual(4)
    const began = performance.now()
    for (const { status } of await Promise.all(searches)) expect(status).toBe(503)
    expect(performance.now() - began).toBeLessThan(10_000)
  }))

test('searches are limited per address and minute; cached results do not count', async () => {
  const env = { RATE_LIMIT_DISABLED: 'false', RATE_LIMIT_SEARCHES_PREFIX_PER_MINUTE: '3', TRUSTED_PROXIES: '1' }
  const limited = await startApi({ databaseUrl: database.url, env })
  const statusOf = async (word: string, ip: string) => (await limited.get(path(word), { 'X-Forwarded-For': ip })).status
  const statuses = []
  for (const word of ['vine', 'wine', 'vine', 'olive', 'wine', 'grape', 'vine']) {
    statuses.push(await statusOf(word, '203.0.113.30'))
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 200])
  expect(await statusOf('grape', '203.0.113.31')).toBe(200)
  await limited.stop()
})
