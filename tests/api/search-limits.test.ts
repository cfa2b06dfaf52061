import { describe, expect, test } from 'vitest'
import { SearchAnswer } from '../../shared/contract/bible.ts'
import { searchVerses } from '../../shared/search/search-verses.ts'
import { libraryOf } from '../../shared/server/library.ts'
import { listTexts } from '../../shared/server/sql/text-indexes.ts'
import { fileApi, startApi } from '../helpers/client/api.ts'
import { plainVisitor } from '../helpers/client/plain-visitor.ts'
import { fileDatabase } from '../helpers/db/database.ts'
import { whileLocked } from '../helpers/db/locked-tables.ts'
import { fastest } from '../helpers/source/fastest.ts'

const database = await fileDatabase({ texts: true })
const api = await fileApi({ databaseUrl: database.url })

const path = (query: string, bible = 'eng-web') => `/api/bible/${bible}/search?q=${encodeURIComponent(query)}`
const search = async (query: string, bible?: string) => {
  const answer = await api.get(path(query, bible))
  expect(answer.status, answer.text).toBe(200)
  return SearchAnswer.strict().parse(answer.json())
}

/** Runs a test while Postgres returns no text and no index: any response was made without it. */
const withoutPostgres = (work: () => Promise<void>) => whileLocked(database.db, 'verses, text_sections', work)

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

  test('count next to meaningful words, and unchanged in quotation marks', async () => {
    const { total, too_common } = await search('the and of light')
    expect([total, too_common]).toEqual([(await search('light')).total, undefined])
    expect((await search('“I am who I am”')).results).toHaveLength(1)
    expect(await search('“the and of”')).toEqual({ query: '“the and of”', total: 0, results: [] })
    expect((await search('& | !')).too_common).toBeUndefined()
  })
})

test('searches cost Postgres nothing once the index of their translation is loaded', async () => {
  await search('vine')
  await withoutPostgres(async () => {
    const queries = [
      'grapes',
      '"the true vine"',
      'vine gra',
      'John 15',
      'vine grapez',
      'a the',
      'wine vineyard press',
      '"to"',
    ]
    const answers = await Promise.all(queries.map((query) => search(query)))
    expect(answers.map(({ total, too_common }) => too_common ?? total > 0)).toEqual(queries.map(() => true))
  })
})

test('while an index cannot be loaded, a search is refused and everything else is answered', async () => {
  const other = await startApi({ databaseUrl: database.url })
  await withoutPostgres(async () => {
    const refused = other.get(path('grapes'))
    expect((await other.visitor().get('/api/chats')).status).toBe(200)
    const { status, headers, json } = await refused
    expect([status, json().error, headers['retry-after']]).toEqual([503, 'unavailable', '5'])
  })
  expect((await other.get(path('grapes'))).status).toBe(200)
  await other.stop()
})

test('the longest searches with the most common words delay no other request', async () => {
  const common = ['lord', 'god', 'shall', 'king', 'son', 'people', 'house', 'came', 'went', 'land']
  const phrases = ['"and the"', '"of the"', '"in the"', '"to the"']
  const verses = await libraryOf(database.db).verses((await listTexts(database.db))[0]!)
  const queries = [
    common.join(' '),
    phrases.join(' '),
    `${common.join(' ')} ${phrases.join(' ')} s`,
    phrases[0]!,
    'b c d e f g h',
  ]
  const times = queries.map((query) => fastest(30, () => searchVerses(verses, query, { limit: 100, offset: 10_000 })))
  for (const [i, time] of times.entries()) expect(time, queries[i]).toBeLessThan(10)
})

test('searches are limited per address and minute; those asked for again do not count', async () => {
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

test('an answer is kept when its search is asked for a second time, and only the first time counts', async () => {
  const translation = (await api.deps.translations.find('eng-web'))!
  let counted = 0
  const ask = (q: string) =>
    api.deps.searches.answer(translation, { q, limit: 5, offset: 0 }, async () => {
      counted += 1
    })
  const answers = [await ask('sycamore'), await ask('sycamore'), await ask('sycamore')]
  expect(counted).toBe(1)
  expect(answers[1]).not.toBe(answers[0])
  expect(answers[2]).toBe(answers[1])
  expect(answers[1]).toEqual(answers[0])
  const together = await Promise.all([ask('mulberry'), ask('mulberry'), ask('mulberry')])
  expect(new Set(together).size).toBe(1)
})

test('without scripts, words of distress get help beyond the limit too', async () => {
  const env = { RATE_LIMIT_DISABLED: 'false', RATE_LIMIT_SEARCHES_PREFIX_PER_MINUTE: '1' }
  const limited = await startApi({ databaseUrl: database.url, env })
  const find = (words: string) => limited.get(`/plain/find?q=${encodeURIComponent(words)}`)
  expect((await find('vine')).status).toBe(200)
  expect((await find('olive')).status).toBe(429)
  const help = await find('I want to kill myself')
  expect([help.status, help.text]).toEqual([200, expect.stringContaining('href="tel:')])
  await limited.stop()
})

test('texts on Home are limited like searches, except words of distress', async () => {
  const env = { RATE_LIMIT_DISABLED: 'false', RATE_LIMIT_SEARCHES_PREFIX_PER_MINUTE: '2' }
  const limited = await startApi({ databaseUrl: database.url, env })
  const visitor = limited.visitor()
  const ask = (prompt: string) => visitor.post('/api/home', { prompt })
  const statuses = []
  for (const prompt of ['good samaritan', 'John 3:16', 'the lost sheep', 'I want to kill myself', 'I am so lonely'])
    statuses.push((await ask(prompt)).status)
  expect(statuses).toEqual([200, 200, 429, 200, 429])
  // verses about death with the visitor’s own words beside them
  const quoted = await ask('I want to die. “Yes, though I walk through the valley of the shadow of death” (Psalm 23:4)')
  expect([quoted.status, quoted.json().care?.kind]).toEqual([200, 'suicide'])
  const form = await plainVisitor(limited).submit('/plain/ask', { bible: 'eng-web', prompt: 'the lost sheep' })
  expect(form.status).toBe(429)
  await limited.stop()
})
