import { once } from 'node:events'
import { request } from 'node:http'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startApi, type TestApi } from '../helpers/client/api.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/db/database.ts'

const genesis = '/api/bible/eng-web/book/GEN/chapters/1'

let database: TestDatabase
let api: TestApi

beforeAll(async () => {
  database = await createTestDatabase({ texts: true })
  api = await startApi({ databaseUrl: database.url })
  await api.get(genesis)
})
afterAll(async () => {
  await api?.stop()
  await database?.drop()
})

type Bytes = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }

async function bytes(url: string, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Bytes> {
  const outgoing = request(new URL(path, url), { method, headers, agent: false })
  outgoing.end()
  const [incoming] = await once(outgoing, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  return { status: incoming.statusCode, headers: incoming.headers, body: Buffer.concat(chunks) }
}

const stored = async (book: string, chapter: number, bible = 'eng-web') => {
  const { html_brotli, etag } = await database.db
    .selectFrom('chapters')
    .select(['html_brotli', 'etag'])
    .where('bible_id', '=', bible)
    .where('book', '=', book)
    .where('chapter', '=', chapter)
    .executeTakeFirstOrThrow()
  return { html: brotliDecompressSync(html_brotli).toString(), etag }
}

describe('a chapter', () => {
  test('is the HTML that was rendered at import', async () => {
    const answer = await api.get(genesis)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.text).toBe((await stored('GEN', 1)).html)
    expect(answer.text).toMatch(/^<section class="chapter" data-book="GEN" data-chapter="1">/)
  })
  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['GZIP;q=0.5, br;q=0', 'gzip', gunzipSync],
    ['*', 'br', brotliDecompressSync],
    ['identity', undefined, (body: Buffer) => body],
    ['br;q=0, gzip;q=0', undefined, (body: Buffer) => body],
    ['', undefined, (body: Buffer) => body],
  ])('for %j is served as %s', async (accepted, coding, open) => {
    const { status, headers, body } = await bytes(api.url, genesis, { 'Accept-Encoding': accepted })
    expect(status).toBe(200)
    expect(headers['content-encoding']).toBe(coding)
    expect(headers['content-length']).toBe(String(body.length))
    expect(headers.vary).toBe('Accept-Encoding')
    expect(open(body).toString()).toBe((await stored('GEN', 1)).html)
  })
  test('has a strong ETag for each encoding, and each of them gives 304', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (coding) => (await bytes(api.url, genesis, { 'Accept-Encoding': coding })).headers.etag,
      ),
    )
    expect(new Set(tags).size).toBe(3)
    for (const tag of [...tags, `W/${tags[0]}`, `"a", ${tags[1]}`, '*']) {
      const { status, body, headers } = await bytes(api.url, genesis, {
        'If-None-Match': String(tag),
        'Accept-Encoding': 'br',
      })
      expect(status, String(tag)).toBe(304)
      expect(body).toHaveLength(0)
      expect(headers.etag).toBe(tags[0])
      expect(headers['cache-control']).toMatch(/^public/)
    }
    expect((await bytes(api.url, genesis, { 'If-None-Match': '"old"' })).status).toBe(200)
  })
  test('may not run any script when it is opened directly', async () => {
    const { headers } = await api.get(genesis)
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'; sandbox")
    expect(headers['x-robots-tag']).toBeUndefined()
  })
  test('has a different request id each time', async () => {
    const ids = await Promise.all([1, 2, 3].map(async () => (await api.get(genesis)).headers['x-request-id']))
    expect(new Set(ids).size).toBe(3)
  })
  test('answers HEAD with the same headers and no body', async () => {
    const [got, head] = await Promise.all([bytes(api.url, genesis), bytes(api.url, genesis, {}, 'HEAD')])
    expect(head.status).toBe(200)
    expect(head.body).toHaveLength(0)
    for (const name of ['etag', 'content-length', 'content-type', 'cache-control'])
      expect(head.headers[name]).toBe(got.headers[name])
  })
  test.each(['gen', 'Gen', 'GENESIS', 'genesis', 'Gn'])('is found by %s', async (name) => {
    expect((await api.get(`/api/bible/eng-web/book/${name}/chapters/1`)).text).toBe((await stored('GEN', 1)).html)
  })
  test.each([
    ['1 Cor', '1CO'],
    ['1cor', '1CO'],
    ['1%20Corinthians', '1CO'],
    ['I Corinthians', '1CO'],
    ['First Corinthians', '1CO'],
    ['Song of Songs', 'SNG'],
    ['song-of-solomon', 'SNG'],
    ['Ps', 'PSA'],
    ['psalm', 'PSA'],
    ['Revelation', 'REV'],
    ['Philemon', 'PHM'],
  ])('%s is the book %s', async (name, book) => {
    const answer = await api.get(`/api/bible/eng-web/book/${name.replaceAll(' ', '%20')}/chapters/1`)
    expect(answer.status).toBe(200)
    expect(answer.text).toContain(`data-book="${book}"`)
  })
  test('is the same with a query', async () => {
    expect((await api.get(`${genesis}?v=1`)).status).toBe(200)
  })
  test('exists for every translation and for the end of every book', async () => {
    for (const bible of ['eng-web', 'eng-kjv', 'spa-rv1909']) {
      const { books } = (await api.get(`/api/bible/${bible}/toc`)).json()
      for (const { id, chapter_count } of books) {
        const answer = await api.get(`/api/bible/${bible}/book/${id}/chapters/${chapter_count}`)
        expect(answer.status, `${bible} ${id}`).toBe(200)
        expect((await api.get(`/api/bible/${bible}/book/${id}/chapters/${chapter_count + 1}`)).status).toBe(404)
      }
    }
  })
  test('under an unknown host name is not served', async () => {
    expect((await api.get(genesis, { Host: 'evil.example' })).status).toBe(421)
    expect((await api.get(genesis)).status).toBe(200)
  })
})

test('a chapter that is imported again is served in its new version', async () => {
  const path = '/api/bible/eng-kjv/book/JHN/chapters/11'
  const before = (await api.get(path)).text
  const html = before.replace('</section>', '<p class="p">Anew.</p></section>')
  const changed = { html_gzip: gzipSync(html), html_brotli: brotliCompressSync(html), etag: 'changed' }
  await database.db
    .updateTable('chapters')
    .set(changed)
    .where('bible_id', '=', 'eng-kjv')
    .where('book', '=', 'JHN')
    .where('chapter', '=', 11)
    .execute()
  await database.db.updateTable('bibles').set({ imported_at: new Date() }).where('id', '=', 'eng-kjv').execute()
  await expect.poll(async () => (await api.get(path)).text === html, { timeout: 20_000, interval: 300 }).toBe(true)
})

test('loaded chapters are served while Postgres and Redis are down', async () => {
  const own = await createTestDatabase({ texts: true })
  const cut = await startApi({ databaseUrl: own.url })
  await cut.get(genesis)
  const spy = '/api/bible/eng-web/book/REV/chapters/22'
  await expect.poll(async () => isFromMemory(cut), { timeout: 20_000, interval: 100 }).toBe(true)
  await own.drop()
  cut.deps.redis.disconnect()
  for (const coding of ['br', 'gzip', 'identity']) {
    const { status, body } = await bytes(cut.url, spy, { 'Accept-Encoding': coding })
    expect(status).toBe(200)
    expect(body.length).toBeGreaterThan(1000)
  }
  await cut.stop()
})

/** Whether the last translation loaded at the start is served without a query to Postgres. */
async function isFromMemory(cut: TestApi): Promise<boolean> {
  const queries = { count: 0 }
  const { pool } = cut.deps
  const count = () => queries.count++
  pool.on('acquire', count)
  await cut.get('/api/bible/eng-web/book/REV/chapters/22')
  await cut.get('/api/bible/spa-rv1909/book/REV/chapters/22')
  pool.off('acquire', count)
  return queries.count === 0
}

describe('a chapter that is not in memory', () => {
  const withEmptyMemory = async (env: Record<string, string> = {}) => {
    const other = await startApi({ databaseUrl: database.url, env })
    onTestFinished(other.stop)
    other.deps.chapters.get = () => undefined
    return other
  }

  test.each(['br', 'gzip', ''])('gets the same response, from Postgres, as %s', async (coding) => {
    const { url } = await withEmptyMemory()
    for (const method of ['GET', 'HEAD']) {
      const [fast, slow] = await Promise.all(
        [api.url, url].map((each) => bytes(each, genesis, { 'Accept-Encoding': coding }, method)),
      )
      const head = ({ headers }: Bytes) => ({ ...headers, date: '', 'x-request-id': '' })
      expect(head(slow!)).toEqual(head(fast!))
      expect(slow!.body.equals(fast!.body)).toBe(true)
      const unchanged = await bytes(url, genesis, { 'If-None-Match': String(fast!.headers.etag) }, method)
      expect(unchanged.status).toBe(304)
    }
  })

  test('counts against its caller’s limits, as does one that does not exist', async () => {
    const limits = { RATE_LIMIT_DISABLED: 'false', RATE_LIMIT_API_PREFIX_PER_MINUTE: '2', TRUSTED_PROXIES: '1' }
    const other = await withEmptyMemory(limits)
    for (const [path, status, ip] of [
      [genesis, 200, '203.0.113.51'],
      ['/api/bible/none/book/GEN/chapters/1', 404, '203.0.113.52'],
      ['/api/bible/eng-web/book/GEN/chapters/151', 404, '203.0.113.53'],
    ] as const) {
      const ask = async () => (await bytes(other.url, path, { 'X-Forwarded-For': ip })).status
      expect([await ask(), await ask(), await ask()], path).toEqual([status, status, 429])
    }
  })
})
