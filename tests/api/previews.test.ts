import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { pictureThemes } from '../../shared/picture/themes.ts'
import { builtWeb } from '../helpers/browser/web.ts'
import { startApi, type TestApi } from '../helpers/client/api.ts'
import { insertPlan } from '../helpers/client/plan.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/db/database.ts'
import { insertVisitor } from '../helpers/db/visitor.ts'

let database: TestDatabase
let api: TestApi
let planId: number
const web = builtWeb()
const page = { Accept: 'text/html' }
const [PUBLIC, PRIVATE] = [4711, 4712]

beforeAll(async () => {
  database = await createTestDatabase({ texts: true })
  api = await startApi({ databaseUrl: database.url, env: { APEX_HOST: 'philip.example' }, ...web })
  const { db } = database
  const id = await insertVisitor(db)
  const chat = { owner_id: id, title: 'John 3: Who </g><script> & "born" ‮again\u0007 שלום?' }
  await db
    .insertInto('chats')
    .values([
      { ...chat, id: PUBLIC, is_public: true },
      { ...chat, id: PRIVATE, is_public: false },
    ])
    .execute()
  planId = (await insertPlan(db, null, { isPublic: true, name: 'Ruhe & <b>Trost</b>' })).planId
})

afterAll(async () => {
  await api.stop()
  await database.drop()
  web.remove()
})

/** The picture's bytes, and what its file says about its size. */
async function picture(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(api.url + path, { headers })
  const bytes = Buffer.from(await answer.arrayBuffer())
  return {
    ...{ status: answer.status, headers: answer.headers, bytes },
    ...{ signature: bytes.toString('latin1', 1, 4), size: [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] },
  }
}

const pathOf = async (path: string, headers = {}) =>
  /property="og:image" content="([^"]*)"/.exec((await api.get(path, { ...page, ...headers })).text)?.[1]

describe('the picture of a link', () => {
  test.each([
    ['/', '/api/preview'],
    ['/trust', '/api/preview'],
    ['/read/JHN/3', '/api/preview/read/JHN/3'],
    ['/read/JHN/3?verse=16', '/api/preview/read/JHN/3?verse=16-16'],
    ['/read/PSA/23?verse=1-4', '/api/preview/read/PSA/23?verse=1-4'],
    ['/read/JHN/3?verse=16-99', '/api/preview/read/JHN/3?verse=16-36'],
    ['/read/JHN/3?verse=37', '/api/preview/read/JHN/3'],
    ['/read/JHN/3?verse=0-5', '/api/preview/read/JHN/3'],
    ['/read/PSA/119', '/api/preview/read/PSA/119'],
    [`/chat/${PUBLIC}`, `/api/preview/chat/${PUBLIC}`],
    ['/reading-plans/PLAN', '/api/preview/reading-plans/PLAN'],
  ])('%s', async (path, expected) => {
    const own = (text: string) => text.replace('PLAN', String(planId))
    expect(await pathOf(own(path))).toBe(`https://philip.example${own(expected)}`)
    const { status, headers, signature, size, bytes } = await picture(own(expected))
    expect([status, signature, ...size]).toEqual([200, 'PNG', 1200, 630])
    expect(headers.get('content-type')).toBe('image/png')
    expect(headers.get('cache-control')).toMatch(/^public, max-age=\d+/)
    expect(headers.get('x-user-id')).toBeNull()
    expect(bytes.length).toBeLessThan(250_000)
    expect((await api.get(own(expected), { 'If-None-Match': headers.get('etag')! })).status).toBe(304)
  })

  test.each([`/chat/${PRIVATE}`, '/conversations', '/settings', '/notes'])('%s has none', async (path) => {
    expect(await pathOf(path)).toBeUndefined()
    expect((await api.get(path, page)).text).toContain('name="twitter:card" content="summary"')
  })

  test('of a partner has the partner’s name', async () => {
    const { slug } = await database.db.selectFrom('partners').select('slug').executeTakeFirstOrThrow()
    const there = { Host: `${slug}.philip.example` }
    expect(await pathOf('/', there)).toBe(`https://${slug}.philip.example/api/preview`)
    const tags = await Promise.all([api.get('/api/preview'), api.get('/api/preview', there)])
    expect(new Set(tags.map(({ headers }) => headers.etag)).size).toBe(2)
  })

  test('is refused while the partner of its host cannot be found, so that no cache keeps another one', async () => {
    const { slug } = await database.db.selectFrom('partners').select('slug').executeTakeFirstOrThrow()
    const there = { Host: `${slug}.philip.example` }
    const paths = ['/api/preview', '/api/preview/read/JHN/3', '/api/bible/eng-web/handout.pdf?ref=John%203:16']
    for (const path of paths) expect((await api.get(path, there)).status, path).toBe(200)
    const { db } = api.deps
    const selectFrom = db.selectFrom.bind(db)
    const away = async () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))
    const broken = { select: () => broken, where: () => broken, executeTakeFirst: away }
    const from = vi.spyOn(db, 'selectFrom')
    onTestFinished(() => from.mockRestore())
    from.mockImplementation(((table: 'partners') => (table === 'partners' ? broken : selectFrom(table))) as never)
    for (const path of paths) {
      const { status, headers } = await api.get(path, there)
      expect([path, status, headers['cache-control']]).toEqual([path, 503, 'no-store'])
    }
    expect((await api.get('/', { ...page, ...there })).status).toBe(200)
  })

  test('has the first twelve verses', async () => {
    await database.db.updateTable('verses').set({ text: 'Amen.' }).where('book', '=', '2JN').execute()
    const rendering = vi.spyOn(api.deps.renderer, 'rendering')
    onTestFinished(() => rendering.mockRestore())
    await api.get('/api/preview/read/2JN/1')
    expect(rendering.mock.calls[0]![0]).toMatchObject({ text: Array(12).fill('Amen.').join(' ') })
  })

  test('may be fetched by the programs that show it', async () => {
    expect((await api.get('/robots.txt')).text).toContain('Allow: /api/preview\n')
  })

  test('disappears when a conversation is made private', async () => {
    const chats = () => database.db.updateTable('chats').where('id', '=', PUBLIC)
    await chats().set({ is_public: false }).execute()
    expect((await api.get(`/api/preview/chat/${PUBLIC}`)).status).toBe(404)
    await chats().set({ is_public: true }).execute()
    expect((await picture(`/api/preview/chat/${PUBLIC}`)).status).toBe(200)
  })
})

describe('a bad request for a picture', () => {
  test.each([
    [404, 'read/XYZ/1'],
    [404, 'read/JHN/0'],
    [404, 'read/JHN/22'],
    [404, 'read/JHN/99999999999'],
    [404, 'read/JHN/3.5'],
    [404, 'read/%00/3'],
    [404, 'read/..%2f..%2fetc/3'],
    [404, `read/${'a'.repeat(4000)}/3`],
    [404, 'read/JHN/3?verse=99'],
    [404, 'read/JHN/3?verse=37-40'],
    [404, 'read/JHN/3?verse=0-5'],
    [404, 'read/JHN/3?verse=4-1'],
    [404, 'read/JHN/3?verse=0-0'],
    [400, 'read/JHN/3?verse='],
    [400, 'read/JHN/3?verse=1,3'],
    [400, 'read/JHN/3?verse=-1'],
    [400, 'read/JHN/3?verse=1-'],
    [400, 'read/JHN/3?verse=1e2'],
    [400, 'read/JHN/3?verse=%3Cg%3E'],
    [400, 'read/JHN/3?verse=1&verse=2'],
    [404, `chat/${PRIVATE}`],
    [404, 'chat/0'],
    [404, 'chat/abc'],
    [404, 'chat/99999999999999999999'],
    [404, 'reading-plans/2147483648'],
    [404, 'reading-plans/-1'],
    [404, 'reading-plans/1e3'],
    [404, 'none'],
  ])('%i for %s', async (status, path) => {
    const answer = await api.get(`/api/preview/${path}`)
    expect(answer.status, answer.text).toBe(status)
    expect(answer.json()).toMatchObject({ status, error: status === 400 ? 'invalid' : 'not_found' })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('more pictures a minute than an address may have made are rejected, cached ones are not', async () => {
    const env = { RATE_LIMIT_DISABLED: 'false', RATE_LIMIT_FILES_PREFIX_PER_MINUTE: '2' }
    const limited = await startApi({ databaseUrl: database.url, env })
    try {
      const statuses: number[] = []
      for (const n of [1, 2, 3, 1, 2]) statuses.push((await limited.get(`/api/preview/read/JHN/${n}`)).status)
      expect(statuses).toEqual([200, 200, 429, 200, 200])
    } finally {
      await limited.stop()
    }
  })

  test('many at once are made in order or refused, and the API answers meanwhile', async () => {
    const paths = Array.from({ length: 21 }, (_, n) => `/api/preview/read/JHN/${n + 1}?verse=1-3`)
    const all = Promise.all(paths.map((path) => api.get(path)))
    expect((await api.get('/healthz')).status).toBe(200)
    const statuses = (await all).map(({ status }) => status)
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(statuses).toContain(200)
  })
})

test('the colours are those of the pages', () => {
  const css = readFileSync('web/styles/tokens.css', 'utf8')
  for (const [name, colours] of Object.entries(pictureThemes)) {
    const block = css.split(`[data-theme="${name}"] {`)[1]!.split('}')[0]!
    for (const [token, value] of Object.entries(colours)) expect(block, name).toContain(`--${token}: ${value};`)
  }
})
