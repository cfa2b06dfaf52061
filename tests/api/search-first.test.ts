import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { createApp } from '../../api/app.ts'
import { searchFirst } from '../../api/bible/search-first.ts'
import { createApiServer, serverOptions } from '../../api/http/server.ts'
import { mixed } from '../../infra/measure/bench/searches.ts'
import { fileApi, startApi, type TestApi } from '../helpers/client/api.ts'
import { fileDatabase } from '../helpers/db/database.ts'

const database = await fileDatabase({ texts: true })
const api = await fileApi({ databaseUrl: database.url })
// loads the texts, and the host becomes known
for (const bible of ['eng-web', 'spa-rv1909']) await api.get(`/api/bible/${bible}/search?q=paz`, { Host: 'localhost' })

const servers: ReturnType<typeof createApiServer>[] = []
afterAll(() => servers.forEach((server) => void server.close()))

async function listen(listener: RequestListener): Promise<number> {
  const server = createApiServer(listener, serverOptions(api.deps.env))
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** The same stores behind both ways, and the number of requests that the first one passed on to Koa. */
async function bothWays({ deps }: TestApi) {
  const app = createApp(deps)
  const koa = app.callback()
  let passed = 0
  const counted: RequestListener = (req, res) => {
    passed += 1
    return koa(req, res)
  }
  const first = searchFirst(Object.assign(createApp(deps), { callback: () => counted }), deps)
  const ports = { first: await listen(first), koa: await listen(koa) }
  return { ports, passed: () => passed }
}

const { ports, passed } = await bothWays(api)

const open: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
  zstd: zstdDecompressSync,
}

/** The whole response as it is on the wire: the head without what differs each time, and the body as it is read. */
async function rawAnswer(port: number, path: string, headers: Record<string, string> = {}, method = 'GET') {
  const sent = { Host: 'localhost', ...headers, Connection: 'close' }
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`)
  const socket = connect(port, '127.0.0.1')
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  const end = bytes.indexOf('\r\n\r\n')
  const head = bytes.subarray(0, end).toString('latin1')
  const coding = /\r\nContent-Encoding: (\w+)/.exec(head)?.[1]
  const body = head.includes('Transfer-Encoding: chunked')
    ? unchunked(bytes.subarray(end + 4))
    : bytes.subarray(end + 4)
  return {
    head: head.replace(/(X-Request-Id: )[\da-f-]{36}/, '$1-').replace(/(\r\nDate: )[^\r]+/, '$1-'),
    body: (coding ? open[coding]!(body) : body).toString(),
  }
}

function unchunked(bytes: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; ; ) {
    const line = bytes.indexOf('\r\n', at)
    const size = Number.parseInt(bytes.subarray(at, line).toString(), 16)
    if (!size) return Buffer.concat(parts)
    parts.push(bytes.subarray(line + 2, line + 2 + size))
    at = line + 2 + size + 2
  }
}

async function expectSame(path: string, headers?: Record<string, string>, method?: string) {
  const [one, other] = await Promise.all([ports.first, ports.koa].map((port) => rawAnswer(port, path, headers, method)))
  expect(one, `${path} ${JSON.stringify(headers)}`).toEqual(other)
  return one!
}

const path = (query: string, more = '', bible = 'eng-web') =>
  `/api/bible/${bible}/search?q=${encodeURIComponent(query)}${more}`

describe('a search before Koa and one inside it are the same, byte for byte', () => {
  test.each([
    ['without a coding', {}],
    ['for browsers', { 'Accept-Encoding': 'gzip, deflate, br, zstd', 'Accept-Language': 'en-GB,en;q=0.9' }],
    ['with brotli', { 'Accept-Encoding': 'gzip, deflate, br' }],
    ['with gzip', { 'Accept-Encoding': 'gzip' }],
    ['with deflate', { 'Accept-Encoding': 'deflate' }],
  ])('for every search of the bench %s', async (_, headers) => {
    const before = passed()
    for (const [i, query] of mixed.entries()) {
      const { head, body } = await expectSame(path(query, `&limit=${10 + (i % 20)}&offset=${i % 3}`), headers)
      expect(head).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
      expect(JSON.parse(body).query).toBe(query)
    }
    expect(passed() - before).toBe(0)
  })

  test.each([
    ['a misspelt word', path('mercey')],
    ['words that no verse has together', path('camel needle vine')],
    ['common words', path('the and')],
    ['a reference', path('John 3:16')],
    ['a place that is missing', path('Genesis 99')],
    ['a book', path('Ruth')],
    ['a testament', path('light', '&testament=nt')],
    ['a book of the translation', path('light', '&book=Isaiah&limit=5')],
    ['no verse', path('xyzzy')],
    ['another language', path('oracion', '', 'spa-rv1909')],
    ['plus signs', '/api/bible/eng-web/search?q=living+water'],
    ['a subject of distress', path('suicide')],
    ['half a character', '/api/bible/eng-web/search?q=%E0%A4'],
    ['words like HTML', path('<b>&"light"')],
  ])('%s', async (_, asked) => {
    const before = passed()
    await expectSame(asked)
    await expectSame(asked, { 'Accept-Encoding': 'gzip, deflate, br, zstd' })
    expect(passed() - before).toBe(0)
  })

  test('a reader who has the answer already gets 304', async () => {
    const { head } = await expectSame(path('vine'))
    const tag = /\r\nETag: (\S+)/.exec(head)![1]!
    const before = passed()
    expect((await expectSame(path('vine'), { 'If-None-Match': tag })).head).toMatch(/^HTTP\/1\.1 304 /)
    expect((await expectSame(path('vine'), { 'If-None-Match': '"0123456789abcdefghijkl"' })).head).toMatch(/ 200 OK/)
    expect(passed() - before).toBe(0)
  })

  test('an address behind https has the headers of https', async () => {
    const other = await startApi({ databaseUrl: database.url, env: { TRUSTED_PROXIES: '1' } })
    await other.get(path('vine'), { Host: 'localhost' })
    const way = await bothWays(other)
    const headers = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '203.0.113.9' }
    const [one, koa] = [way.ports.first, way.ports.koa].map((port) => rawAnswer(port, path('vine'), headers))
    expect(await one).toEqual(await koa)
    expect((await one)?.head).toContain('Strict-Transport-Security')
    expect(way.passed()).toBe(0)
    await other.stop()
  })
})

describe('what is unusual is left to Koa', () => {
  const tag = '"0123456789abcdefghijkl"'
  test.each<[string, string, Record<string, string>?, string?]>([
    ['distress', path('I want to kill myself'), { 'Accept-Language': 'en-GB' }],
    ['an unknown translation', path('vine', '', 'none')],
    ['an invalid number', path('vine', '&limit=1000')],
    ['no words', path(' ')],
    ['a NUL', '/api/bible/eng-web/search?q=a%00b'],
    ['a repeated key', path('vine', '&q=light')],
    ['no query', '/api/bible/eng-web/search'],
    ['another path', '/api/bible/eng-web/search/?q=vine'],
    ['another host', path('vine'), { Host: 'evil.example' }],
    ['HEAD', path('vine'), {}, 'HEAD'],
    ['another method', path('vine'), {}, 'POST'],
    ['a coding with a weight', path('vine'), { 'Accept-Encoding': 'br;q=0.5, gzip' }],
    ['any coding', path('vine'), { 'Accept-Encoding': '*' }],
    ['any tag', path('vine'), { 'If-None-Match': '*' }],
    ['several tags', path('vine'), { 'If-None-Match': `"a", ${tag}` }],
    ['a tag that must not be used', path('vine'), { 'If-None-Match': tag, 'Cache-Control': 'no-cache' }],
    ['a date', path('vine'), { 'If-Modified-Since': 'Wed, 25 Nov 2026 00:00:00 GMT' }],
  ])('%s', async (_, asked, headers, method) => {
    const before = passed()
    await expectSame(asked, headers, method)
    expect(passed() - before).toBe(1)
  })
})

describe('limits', () => {
  const start = (env: Record<string, string>) =>
    startApi({ databaseUrl: database.url, env: { RATE_LIMIT_DISABLED: 'false', TRUSTED_PROXIES: '1', ...env } })
  const from = (address: string) => ({ 'X-Forwarded-For': address })

  test('of searches count each new one once, and the refusal is Koa’s', async () => {
    const limited = await start({ RATE_LIMIT_SEARCHES_PREFIX_PER_MINUTE: '3' })
    await limited.get(path('vine'), from('203.0.113.50'))
    // the index and the host are known now
    const answers = []
    for (const word of ['wine', 'olive', 'fig', 'thorn', 'wine'])
      answers.push(await limited.get(path(word), from('203.0.113.51')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 200])
    const refusal = answers[3]!.json()
    expect(refusal).toMatchObject({ error: 'rate_limited', instance: '/api/bible/:id/search' })
    expect(answers[3]!.headers['retry-after']).toMatch(/^\d+$/)
    await limited.stop()
  })

  test('of calls count each request once, also one that is passed on', async () => {
    const limited = await start({ RATE_LIMIT_API_PREFIX_PER_MINUTE: '4' })
    await limited.get(path('vine'), from('203.0.113.60'))
    const asked = ['I want to kill myself', 'vine', 'I want to kill myself', 'grape', 'vine']
    const statuses = []
    for (const query of asked) statuses.push((await limited.get(path(query), from('203.0.113.61'))).status)
    expect(statuses).toEqual([200, 200, 200, 200, 429])
    await limited.stop()
  })
})
