import { describe, expect, onTestFinished, test } from 'vitest'
import { startApi, type TestApi } from '../helpers/client/api.ts'
import { plainVisitor } from '../helpers/client/plain-visitor.ts'
import { fileDatabase } from '../helpers/db/database.ts'
import { cableTo } from '../helpers/stack/cable.ts'

const database = await fileDatabase({ texts: true })

const DANGER = 'I want to kill myself tonight'
const ORDINARY = 'Who was Nicodemus?'
const PHONE = 'href="tel:'
const TYPE = 'text/html; charset=utf-8'
const sameOrigin = { 'Sec-Fetch-Site': 'same-origin' }

async function started(options: { databaseUrl?: string; env?: Record<string, string> } = {}): Promise<TestApi> {
  const api = await startApi({ databaseUrl: database.url, ...options })
  onTestFinished(api.stop)
  return api
}

const asked = (api: TestApi, prompt: string, more: Record<string, string> = {}) =>
  plainVisitor(api).send('/plain/ask', { prompt, ...more }, sameOrigin)
const found = (api: TestApi, words: string, more = '') => api.get(`/plain/find?q=${encodeURIComponent(words)}${more}`)
const typeOf = (answer: { headers: Record<string, unknown> }) => answer.headers['content-type']

describe.each([true, false])('while Postgres is away, with the translation in memory: %s,', (isLoaded) => {
  async function away(): Promise<TestApi> {
    const url = new URL(database.url)
    const cable = await cableTo(Number(url.port))
    url.port = String(cable.port)
    const api = await started({ databaseUrl: url.href })
    if (isLoaded) expect((await api.get('/plain/books')).status).toBe(200)
    cable.unplug()
    return api
  }

  test('a question of a visitor in danger gets help, and stays in its form', async () => {
    const answer = await asked(await away(), DANGER)
    expect([answer.status, typeOf(answer)]).toEqual([503, TYPE])
    expect(answer.text).toContain(PHONE)
    expect(answer.text).toContain(`${DANGER}</textarea>`)
  })

  test('any other question stays in its form', async () => {
    const answer = await asked(await away(), ORDINARY)
    expect([answer.status, typeOf(answer)]).toEqual([503, TYPE])
    expect(answer.text).toContain(`${ORDINARY}</textarea>`)
    expect(answer.text).not.toContain(PHONE)
  })

  test('the box gives a visitor in danger help', async () => {
    const answer = await found(await away(), DANGER)
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(answer.text).toContain(PHONE)
  })

  test('the box says of other words that they cannot be looked up', async () => {
    const answer = await found(await away(), 'vine')
    expect([answer.status, typeOf(answer)]).toEqual([503, TYPE])
    expect(answer.text).toContain('role="alert"')
  })
})

test('the default translation is read from memory while Postgres is away', async () => {
  const url = new URL(database.url)
  const cable = await cableTo(Number(url.port))
  url.port = String(cable.port)
  const api = await started({ databaseUrl: url.href })
  expect((await api.get('/plain/books')).status).toBe(200)
  cable.unplug()
  expect((await api.get('/plain/books')).status).toBe(200)
})

test('a visitor in danger gets help if their translation was removed', async () => {
  const api = await started()
  const form = await asked(api, DANGER, { in: 'removed' })
  expect([form.status, typeOf(form)]).toEqual([404, TYPE])
  for (const part of [PHONE, `${DANGER}</textarea>`]) expect(form.text).toContain(part)
  const box = await found(api, DANGER, '&in=removed')
  expect(box.status).toBe(200)
  expect(box.text).toContain(PHONE)
  expect((await found(api, 'vine', '&in=removed')).status).toBe(404)
})

describe('beyond the limit of calls', () => {
  const env = { RATE_LIMIT_DISABLED: 'false', RATE_LIMIT_API_PREFIX_PER_MINUTE: '1' }

  async function exhausted(): Promise<TestApi> {
    const api = await started({ env })
    expect((await api.get('/plain/books')).status).toBe(200)
    expect((await api.get('/plain/books')).status).toBe(429)
    return api
  }

  test.each([
    ['/plain/ask', { prompt: ORDINARY }],
    ['/plain/profile', { profile: 'new', theology: 'catholic' }],
    ['/plain/delete', {}],
  ])('a refused form is answered with a page: %s', async (path, fields) => {
    const answer = await plainVisitor(await exhausted()).send(path, fields as Record<string, string>, sameOrigin)
    expect([answer.status, typeOf(answer)]).toEqual([429, TYPE])
    expect(answer.headers['retry-after']).toBeTruthy()
  })

  test('a visitor in danger gets help, and their question stays', async () => {
    const api = await exhausted()
    const form = await asked(api, DANGER)
    expect(form.status).toBe(429)
    for (const part of [PHONE, `${DANGER}</textarea>`]) expect(form.text).toContain(part)
    const box = await found(api, DANGER)
    expect(box.status).toBe(200)
    expect(box.text).toContain(PHONE)
  })

  test('the box refuses other words', async () => {
    const answer = await found(await exhausted(), 'vine')
    expect([answer.status, typeOf(answer)]).toEqual([429, TYPE])
  })

  test('a form and the box count as one call each', async () => {
    const api = await started({ env: { ...env, RATE_LIMIT_API_PREFIX_PER_MINUTE: '3' } })
    const statuses = [
      (await asked(api, '')).status,
      (await found(api, 'vine')).status,
      (await found(api, 'vine')).status,
    ]
    expect([...statuses, (await found(api, 'vine')).status]).toEqual([400, 200, 200, 429])
  })

  const html = { Accept: 'text/html' }
  const form = { 'Content-Type': 'application/x-www-form-urlencoded', ...sameOrigin }
  const json = { 'Content-Type': 'application/json', ...sameOrigin }
  test.each<[string, string, { headers?: Record<string, string>; body?: string }, number]>([
    ['GET', '/plain/find/', { headers: html }, 404],
    ['GET', '/PLAIN/find', { headers: html }, 404],
    ['PUT', '/plain/find', { headers: html }, 405],
    ['POST', '/plain/nothing', { headers: form }, 404],
    ['POST', '/plain/books', { headers: form }, 405],
    ['POST', '/plain/ask', { headers: json, body: '{}' }, 415],
    ['POST', '/plain/profile', { headers: form, body: 'profile=new' }, 400],
    ['POST', '/plain/ask', { headers: form, body: `prompt=${'x'.repeat(65 * 1024)}` }, 413],
  ])('what no page or form accepts counts, too: %s %s %#', async (method, path, request, status) => {
    const api = await started({ env })
    const statuses = [await api.send(method, path, request), await api.send(method, path, request)]
    expect(statuses.map((answer) => answer.status)).toEqual([status, 429])
  })
})

test.each([
  ['/plain/books', '/'],
  ['/plain/find?q=', '/'],
  ['/plain/find?q=vine&in=removed', '/'],
  ['/plain/profile?in=removed', '/'],
  ['/plain/read/JHN/3', '/read/JHN/3'],
  ['/plain/plans', '/plans'],
  ['/plain/chats', '/conversations'],
  ['/plain/site/about', '/site/about'],
])('the page %s leads to a screen of the app: %s', async (path, screen) => {
  const { text } = await (await started()).get(path)
  expect(text).toContain(`<link rel="canonical" href="${screen}">`)
  expect(text).toContain(`<a href="${screen}">`)
})
