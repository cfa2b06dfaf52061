import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../../shared/server/log.ts'
import { builtWeb } from '../helpers/browser/web.ts'
import { startApi, type TestApi } from '../helpers/client/api.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/db/database.ts'
import { listRoutes } from '../helpers/source/routes.ts'

let database: TestDatabase
let api: TestApi
const web = builtWeb()

beforeAll(async () => {
  database = await createTestDatabase()
  api = await startApi({ databaseUrl: database.url, env: { TRUSTED_PROXIES: '1', HSTS_WHOLE_DOMAIN: 'true' }, ...web })
})

afterAll(async () => {
  await api.stop()
  await database.drop()
  web.remove()
})

const overHttps = { 'X-Forwarded-Proto': 'https' }
const page = { Accept: 'text/html' }
const six = [
  'strict-transport-security',
  'content-security-policy',
  'x-frame-options',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
]

test.each([
  [200, 'GET', '/api/settings', {}],
  [200, 'GET', '/', {}],
  [200, 'GET', '/assets/main.js', {}],
  [200, 'GET', '/web-content/about.md', {}],
  [204, 'DELETE', '/api/user', {}],
  [400, 'PUT', '/api/user/theology', { body: {} }],
  [403, 'PUT', '/api/user/theology', { headers: { 'Sec-Fetch-Site': 'cross-site' } }],
  [404, 'GET', '/api/nothing', {}],
  [404, 'GET', '/nothing', { headers: page }],
  [404, 'GET', '/assets/none.js', {}],
  [405, 'PATCH', '/api/user', {}],
  [405, 'OPTIONS', '/api/user', {}],
  [405, 'POST', '/', { headers: page }],
  [413, 'PUT', '/api/user/theology', { body: { theology_slug: 'x'.repeat(70_000) } }],
  [415, 'PUT', '/api/user/theology', { body: 'a=b', headers: { 'Content-Type': 'text/plain' } }],
  [421, 'GET', '/api/settings', { headers: { Host: 'evil.example' } }],
])('%i carries the six headers: %s %s', async (status, method, path, request: object) => {
  const given = (request as { headers?: object }).headers
  const answer = await api.send(method, path, { ...request, headers: { ...overHttps, ...given } })
  expect(answer.status).toBe(status)
  for (const name of six) expect(answer.headers[name], name).toBeTruthy()
})

test('a page carries the exact headers of the design', async () => {
  const { headers } = await api.get('/', overHttps)
  expect(headers).toMatchObject({
    'content-security-policy':
      "default-src 'none'; script-src 'self'; script-src-attr 'none'; style-src 'self'; style-src-attr 'none'; img-src 'self'; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; frame-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types dompurify app-sw; upgrade-insecure-requests; report-to csp; report-uri /api/csp-report",
    'reporting-endpoints': 'csp="/api/csp-report"',
    'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'x-permitted-cross-domain-policies': 'none',
    'x-dns-prefetch-control': 'off',
    'cache-control': 'no-cache',
  })
})

test('a page may run the script and use the style that it contains, and no others', async () => {
  const [script, style] = ["document.title = 'Philip'", 'body { margin: 0 }']
  const file = join(web.webRoot, 'index.html')
  const template = readFileSync(file, 'utf8')
  writeFileSync(file, template.replace('</head>', `<style>${style}</style><script>${script}</script></head>`))
  const other = await startApi({ databaseUrl: database.url, ...web })
  const { headers, text: html } = await other.get('/read/JHN/3', page)
  const worker = await other.get('/service-worker.js')
  await other.stop()
  writeFileSync(file, template)
  const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`
  expect(html).toContain(script)
  expect(headers['content-security-policy']).toContain(`; script-src 'self' ${hash(script)}; script-src-attr 'none'; `)
  expect(headers['content-security-policy']).toContain(`; style-src 'self' ${hash(style)}; style-src-attr 'none'; `)
  expect(worker.headers['content-security-policy']).toContain("; script-src 'self'; ")
})

test('other subdomains keep working without https, unless the operators decide otherwise', async () => {
  const other = await startApi({ databaseUrl: database.url, env: { TRUSTED_PROXIES: '1' }, ...web })
  for (const path of ['/', '/api/settings', '/api/bible/eng-web/book/JHN/chapters/3']) {
    expect((await other.get(path, overHttps)).headers['strict-transport-security'], path).toBe('max-age=63072000')
  }
  await other.stop()
})

test('no header mentions https over plain http', async () => {
  const { headers } = await api.get('/')
  expect(headers['strict-transport-security']).toBeUndefined()
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
})

test('data is no-store and not indexed, fragments are sandboxed, built files are immutable', async () => {
  const data = await api.get('/api/user')
  expect(data.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  const fragment = await api.get('/web-content/about.md')
  expect(fragment.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'; sandbox")
  const file = await api.get('/assets/main.js')
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('headers never repeat what a client sent', async () => {
  const answer = await api.get('/api/settings', {
    'X-Request-Id': 'mine',
    Origin: 'https://evil.example',
    'X-Canary': 'mine',
  })
  expect(JSON.stringify(answer.headers)).not.toContain('mine')
  expect(JSON.stringify(answer.headers)).not.toContain('evil')
})

describe('a client that accepts no existing encoding', () => {
  const codings = [
    'identity;q=0',
    '*;q=0',
    'gzip;q=0, br;q=0, *;q=0',
    'identity;q=0, nonsense',
    'gzip;q=0, identity;q=0',
  ]
  test.each(codings)('%s gets an unencoded response on every route', async (accepted) => {
    const routes = listRoutes(api.deps).filter(({ method, path }) => method === 'GET' && !path.includes(':'))
    const paths = ['/', '/nothing', '/api/nothing', '/assets/main.js', ...routes.map(({ path }) => path)]
    expect(paths.length).toBeGreaterThan(20)
    for (const path of paths) {
      const plain = await api.get(path, page)
      const answer = await api.get(path, { ...page, 'Accept-Encoding': accepted })
      expect([path, answer.status, answer.headers['content-encoding']]).toEqual([path, plain.status, undefined])
    }
  })
})

describe('a writing call of our own page', () => {
  const own = { Origin: 'https://localhost', 'Sec-Fetch-Site': 'same-origin' }
  const body = { theology_slug: 'lutheran' }

  test.each(['localhost', 'localhost:443'])('is accepted behind a proxy that passes %s as Host', async (Host) => {
    expect((await api.put('/api/user/theology', body, { ...own, Host })).status).toBe(200)
  })

  test('is refused behind a proxy that passes its own Host, and the log says why, once', async () => {
    const lines: string[] = []
    const log = createLog('test', 'silent')
    log.warn = ((_facts: object, line: string) => void lines.push(line)) as typeof log.warn
    const other = await startApi({ databaseUrl: database.url, log, ...web })
    const put = (headers: object) => other.put('/api/user/theology', body, { Host: '127.0.0.1:3000', ...headers })
    expect((await put({ Origin: 'https://evil.example' })).status).toBe(403)
    expect(lines).toEqual([])
    for (const _time of [1, 2]) expect((await put(own)).json().error).toBe('cross_site')
    expect(lines).toEqual([expect.stringContaining('does the proxy pass Host?')])
    await other.stop()
  })
})

describe('an invalid HTTP request', () => {
  const raw = async (bytes: string) => {
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1')
    await once(socket, 'connect')
    socket.end(bytes)
    return text(socket)
  }

  test.each([
    ['431', `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['400', 'nonsense\r\n\r\n'],
    ['400', 'FETCH / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['400', 'GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n'],
    ['400', 'GET / HTTP/1.1\r\nHost: local\u0000host\r\n\r\n'],
    ['400', 'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n'],
    ['400', 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n'],
    ['400', 'GET /api/settings HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n'],
    ['421', 'GET / HTTP/1.1\r\nHost: localhost:99999\r\n\r\n'],
    ['400', 'GET / HTTP/1.1\r\n\r\n'],
    ['400', 'GET /api/settings HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['400', 'GET http://%E0%A4%A@localhost/ HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['400', 'GET about://localhost HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['421', 'GET /api/settings HTTP/1.0\r\n\r\n'],
    ['417', 'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: a-miracle\r\n\r\n'],
    ['405', 'CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ])('gets %s with a problem and the headers', async (status, bytes) => {
    const answer = await raw(bytes)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer).toContain('Content-Type: application/problem+json; charset=utf-8')
    expect(answer).toContain("Content-Security-Policy: default-src 'none'; frame-ancestors 'none'")
    for (const name of six.slice(1)) expect(answer.toLowerCase()).toContain(`${name}: `)
    expect(JSON.parse(answer.split('\r\n\r\n')[1]!).status).toBe(Number(status))
  })

  test('an absolute URL as the target is read as its path', async () => {
    const answer = await raw('GET http://localhost:99999/?q=1 HTTP/1.1\r\nHost: localhost:80\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1.1 200 /)
  })
})
