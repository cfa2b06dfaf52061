import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { startApi } from '../helpers/client/api.ts'
import { plainVisitor, tokenIn } from '../helpers/client/plain-visitor.ts'
import { insertPlan } from '../helpers/client/plan.ts'
import { sharedApi } from '../helpers/client/shared-api.ts'

const { api, database } = sharedApi({ texts: true })

const question = { book: 'JHN', chapter: '3', prompt: 'Who was Nicodemus?' }
const sameOrigin = { 'Sec-Fetch-Site': 'same-origin' }
const known = async () => {
  const visitor = plainVisitor(api)
  await visitor.submit('/plain/profile', { profile: 'new', theology: 'catholic' })
  return visitor
}
const chatOf = (answer: { headers: { location?: string } }) =>
  /\/plain\/chat\/(\d+)/.exec(String(answer.headers.location))?.[1]

/** The numbers of what a form could write. */
async function written() {
  const { rows } = await sql`
    select (select count(*) from visitors) as visitors, (select count(*) from chats) as chats,
      (select count(*) from messages) as messages, (select count(*) from work_item) as work,
      (select count(*) from visitor_plans) as plans, (select count(*) from step_progress) as progress`.execute(
    database.db,
  )
  return rows[0]
}

describe('the cookie', () => {
  test('is set by the first act and by no page, with a sentence that says so', async () => {
    const visitor = plainVisitor(api)
    for (const path of ['/', '/read/JHN/3', '/find?q=light', '/plans', '/chats', '/profile', '/chat/1']) {
      expect((await visitor.get(`/plain${path}`)).headers['set-cookie'], path).toBeUndefined()
    }
    expect((await visitor.get('/plain/read/JHN/3')).text).toContain('This stores a cookie in your browser')
    const answer = await visitor.submit('/plain/ask', question)
    expect([answer.status, answer.headers['set-cookie']?.length]).toEqual([303, 1])
    expect((await visitor.get('/plain/read/JHN/3')).text).not.toContain('This stores a cookie in your browser')
  })

  test('is secure over https', async () => {
    const proxied = await startApi({ databaseUrl: database.url, env: { TRUSTED_PROXIES: '1' } })
    const visitor = plainVisitor(proxied)
    const https = { ...sameOrigin, 'X-Forwarded-Proto': 'https' }
    const answer = await visitor.send('/plain/profile', { profile: 'new', theology: 'catholic' }, https)
    expect(answer.headers['set-cookie']?.[0]).toContain('; secure;')
    await proxied.stop()
  })

  test('is no id for the API, and the header is none for the pages', async () => {
    const visitor = plainVisitor(api)
    const chat = chatOf(await visitor.submit('/plain/ask', question))
    expect((await api.get(`/api/chat/${chat}`, { Cookie: `visitor=${visitor.id()}` })).status).toBe(404)
    expect((await api.get(`/plain/chat/${chat}?look=9`, { 'X-User-ID': visitor.id() })).status).toBe(404)
    expect((await visitor.get(`/plain/chat/${chat}?look=9`)).status).toBe(200)
  })

  test('is replaced after a month, and forms work with the new one', async () => {
    const visitor = plainVisitor(api)
    await visitor.submit('/plain/ask', question)
    const [row, old] = [await visitor.row(), visitor.id()]
    const tokens = database.db.updateTable('visitor_tokens').where('visitor_id', '=', row)
    await tokens.set({ created_at: sql`now() - interval '31 days'` }).execute()
    const page = await visitor.get('/plain/chats')
    expect(visitor.id()).not.toBe(old)
    const answer = await visitor.send('/plain/ask', { ...question, token: tokenIn(page.text), prompt: 'Why at night?' })
    expect([answer.status, await visitor.row()]).toEqual([303, row])
  })

  test('and everything of its visitor are deleted by one button', async () => {
    const visitor = plainVisitor(api)
    const chat = chatOf(await visitor.submit('/plain/ask', question))
    const row = await visitor.row()
    const answer = await visitor.submit('/plain/delete')
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^visitor=;/)
    expect(visitor.id()).toBe('')
    expect((await visitor.get(`/plain/chat/${chat}`)).status).toBe(404)
    const rows = await database.db.selectFrom('visitors').where('id', '=', row).select('id').execute()
    expect(rows).toEqual([])
  })
})

describe('a form', () => {
  const forms: [string, Record<string, string>][] = [
    ['/plain/ask', question],
    ['/plain/profile', { profile: 'new', theology: 'catholic' }],
    ['/plain/delete', {}],
    ['/plain/plans/1/start', {}],
    ['/plain/chat/1/publish', {}],
  ]

  test.each(forms)('%s without its token, or with another visitor’s, changes nothing', async (path, fields) => {
    const [visitor, other] = [await known(), await known()]
    const before = await written()
    for (const token of [undefined, '', 'x', await other.token()]) {
      const answer = await visitor.send(path, { ...fields, ...(token !== undefined && { token }) }, sameOrigin)
      expect([answer.status, answer.headers.location], token).toEqual([403, undefined])
    }
    expect(await written()).toEqual(before)
  })

  test.each(forms)('%s from another site changes nothing', async (path, fields) => {
    const visitor = await known()
    const token = await visitor.token()
    const before = await written()
    const foreign: Record<string, string>[] = [
      { 'Sec-Fetch-Site': 'cross-site' },
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
    ]
    for (const headers of foreign) {
      expect((await visitor.send(path, { ...fields, token }, headers)).status).toBe(403)
    }
    expect(await written()).toEqual(before)
  })

  test('of a browser without a cookie, which does not say where it is from, is shown again with its words', async () => {
    const visitor = plainVisitor(api)
    const before = await written()
    const refused = await visitor.send('/plain/ask', { ...question, key: 'one' })
    expect([refused.status, visitor.id()]).toEqual([403, expect.stringMatching(/^u1/)])
    expect(refused.text).toContain('Who was Nicodemus?</textarea>')
    expect(await written()).toEqual(before)
    const token = tokenIn(refused.text)
    const accepted = await visitor.send('/plain/ask', { ...question, key: 'one', token })
    expect(accepted.status).toBe(303)
  })

  test('sent again asks once; with other words it asks again', async () => {
    const visitor = await known()
    const chat = chatOf(await visitor.submit('/plain/ask', { ...question, key: 'same' }))
    expect(chat).toMatch(/^\d+$/)
    expect(chatOf(await visitor.submit('/plain/ask', { ...question, key: 'same' }))).toBe(chat)
    const other = await visitor.submit('/plain/ask', { ...question, key: 'same', prompt: 'Why at night?' })
    expect(chatOf(other)).not.toBe(chat)
    const { chats } = await counted(await visitor.row())
    expect(chats).toBe(2)
  })

  test('is not sent by a link: an act has no GET', async () => {
    const visitor = await known()
    const before = await written()
    for (const path of [
      '/plain/ask?prompt=a&book=JHN&chapter=3',
      '/plain/delete',
      '/plain/chat/1/delete',
      '/plain/plans/1/start',
    ]) {
      expect((await visitor.get(path)).status, path).toBe(405)
    }
    expect(await written()).toEqual(before)
  })

  test('with wrong fields gets a page that says so, and keeps the question', async () => {
    const visitor = await known()
    const wrong: [Record<string, string>, number][] = [
      [{ ...question, chapter: '99' }, 400],
      [{ ...question, prompt: ' ' }, 400],
      [{ ...question, prompt: 'a'.repeat(4001) }, 400],
      [{ ...question, chat: '12' }, 404],
      [{ ...question, step: '9007199254740' }, 404],
    ]
    for (const [fields, status] of wrong) {
      const answer = await visitor.submit('/plain/ask', fields)
      expect(answer.status, JSON.stringify(fields).slice(0, 80)).toBe(status)
      expect(answer.text).toContain(`${fields.prompt!.trim()}</textarea>`)
    }
    const json = await api.post('/plain/ask', question, sameOrigin)
    expect(json.status).toBe(415)
  })
})

async function counted(owner: string) {
  const { rows } = await sql<{ chats: number }>`
    select count(*)::int as chats from chats where owner_id = ${owner}`.execute(database.db)
  return rows[0]!
}

test('limits and a full queue refuse with the reason, and keep the question', async () => {
  const env = { RATE_LIMIT_DISABLED: 'false', RATE_LIMIT_AI_PER_MINUTE: '1', ID_SECRET: api.deps.env.ID_SECRET }
  const limited = await startApi({ databaseUrl: database.url, env })
  const visitor = plainVisitor(limited)
  await visitor.submit('/plain/ask', question)
  const refused = await visitor.submit('/plain/ask', { ...question, prompt: 'Why at night?' })
  expect(refused.status).toBe(429)
  expect(refused.text).toMatch(/role="alert">Too many requests. Please try again in \d+ seconds/)
  expect(refused.text).toContain('Why at night?</textarea>')
  await limited.stop()
  const full = await startApi({ databaseUrl: database.url, env: { QUEUE_MAX_WAITING: '1' } })
  const [first, second] = [plainVisitor(full), plainVisitor(full)]
  await first.submit('/plain/ask', question)
  const turned = await second.submit('/plain/ask', question)
  expect([turned.status, turned.text]).toEqual([503, expect.stringContaining('Many people are asking right now')])
  expect(turned.text).toContain('Who was Nicodemus?</textarea>')
  await full.stop()
})

test('a visitor in danger gets help first, also from a form that is refused', async () => {
  const danger = { ...question, prompt: 'I want to kill myself tonight' }
  const visitor = plainVisitor(api)
  const refused = await visitor.send('/plain/ask', danger)
  expect(refused.status).toBe(403)
  expect(refused.text.indexOf('href="tel:')).toBeGreaterThan(0)
  expect(refused.text.indexOf('href="tel:')).toBeLessThan(refused.text.indexOf('role="alert"'))
  const chat = chatOf(await visitor.submit('/plain/ask', danger))
  const page = await visitor.get(`/plain/chat/${chat}`)
  expect(page.text).toContain('href="tel:')
  expect(page.text).not.toMatch(/http-equiv="refresh"|publish|AI can make mistakes/)
})

test('a profile and a perspective are stored as the app stores them', async () => {
  const visitor = plainVisitor(api)
  await visitor.submit('/plain/profile', { profile: 'new', theology: 'catholic' })
  const chosen = database.db.selectFrom('visitors').select(['profile_slug', 'theology_slug'])
  expect(await chosen.where('id', '=', await visitor.row()).execute()).toEqual([
    { profile_slug: 'new', theology_slug: 'catholic' },
  ])
  expect((await visitor.get('/plain/profile')).text).toContain('value="catholic" selected')
  expect((await visitor.submit('/plain/profile', { profile: 'none', theology: 'catholic' })).status).toBe(400)
})

test('pages with a visitor’s data are stored nowhere; the others only for their browser once it has a cookie', async () => {
  const { planId } = await insertPlan(database.db, null, { isPublic: true, isSuggested: true })
  const caching = async (visitor: ReturnType<typeof plainVisitor>) =>
    Promise.all(
      ['/read/JHN/3', '/plans', `/plans/${planId}`, '/chats', '/profile', '/find?q=light'].map(
        async (path) => (await visitor.get(`/plain${path}`)).headers['cache-control'],
      ),
    )
  const shared = 'public, max-age=60'
  expect(await caching(plainVisitor(api))).toEqual([shared, shared, shared, 'no-store', 'no-store', 'no-store'])
  const own = ['private, max-age=60', ...Array(5).fill('no-store')]
  expect(await caching(await known())).toEqual(own)
  expect((await api.get('/plain/read/JHN/3')).headers.vary).toContain('Cookie')
})
