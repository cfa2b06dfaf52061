import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { fileApi, startApi } from '../helpers/client/api.ts'
import { fileDatabase } from '../helpers/db/database.ts'

const database = await fileDatabase({ texts: true })
const api = await fileApi({ databaseUrl: database.url })

async function connected(url: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url)))
  return client
}

let client: Client
beforeAll(async () => {
  client = await connected(api.url)
})
afterAll(() => client?.close())

type Result = { content: { text: string }[]; structuredContent?: Record<string, unknown>; isError?: boolean }
const call = async (name: string, args: Record<string, unknown>) =>
  (await client.callTool({ name, arguments: args })) as Result

/** A message as any client may send it. */
const post = (body: string, headers: Record<string, string> = {}, url = api.url) =>
  fetch(`${url}/mcp`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers },
    body,
  })
const message = (method: string, params: object = {}) => JSON.stringify({ jsonrpc: '2.0', id: 7, method, params })

describe('a client', () => {
  test('gets the name of the product and its tools, which are read-only', async () => {
    expect(client.getServerVersion()).toMatchObject({ name: 'Philip' })
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'check_text',
      'get_passage',
      'search_scripture',
      'compare_translations',
    ])
    for (const { annotations, inputSchema } of tools) {
      expect(annotations?.readOnlyHint).toBe(true)
      expect(inputSchema.type).toBe('object')
    }
    await client.ping()
  })

  test('checks a text', async () => {
    const text =
      'It says “For God so loved the planet, that he gave his only born Son” (John 3:16). As the Bible says, “God helps those who help themselves.”'
    const { structuredContent, content } = await call('check_text', { text })
    expect(structuredContent).toMatchObject({
      ...{ bible_id: 'eng-web', is_complete: true, counts: { paraphrase: 1, not_found: 1, exact: 0 } },
      spans: [
        { verdict: 'paraphrase', ref: 'John 3:16', differences: [{ words: 'planet', stored: 'world' }] },
        { words: 'God helps those who help themselves.', verdict: 'not_found' },
      ],
    })
    expect(JSON.parse(content[0]!.text)).toEqual(structuredContent)
  })

  test('reads a passage, in the translation that it names', async () => {
    const { structuredContent } = await call('get_passage', { reference: 'John 11:35', bible_id: 'eng-kjv' })
    expect(structuredContent).toMatchObject({
      bible_id: 'eng-kjv',
      passages: [{ ref: 'John 11:35', verses: [{ chapter: 11, verse: 35, text: 'Jesus wept.' }] }],
    })
  })

  test('searches', async () => {
    const { structuredContent } = await call('search_scripture', { query: '"my shepherd"', limit: 1 })
    expect(structuredContent).toMatchObject({ results: [{ book: 'PSA', chapter: 23, verse: 1 }] })
  })

  test('compares every translation', async () => {
    const { structuredContent } = await call('compare_translations', { reference: 'John 11:35' })
    expect(structuredContent).toMatchObject({ reference: 'John 11:35' })
    const { editions } = structuredContent as { editions: { bible_id: string; text: string }[] }
    expect(editions.map(({ bible_id, text }) => [bible_id, text])).toEqual(
      expect.arrayContaining([
        ['eng-web', 'Jesus wept.'],
        ['spa-rv1909', 'Y lloró Jesús.'],
      ]),
    )
  })

  test.each([
    ['get_passage', { reference: 'Hezekiah 3:16' }, 'Not understood'],
    ['get_passage', { reference: 'John 99:1' }, 'no chapter 99'],
    ['get_passage', { reference: 'John 3:16', bible_id: 'xyz' }, 'Not found'],
    ['get_passage', {}, 'reference'],
    ['get_passage', { reference: 'a'.repeat(300) }, 'reference'],
    ['check_text', { text: '\u200b' }, 'text'],
    ['search_scripture', { query: 'love', limit: 500 }, 'limit'],
    ['compare_translations', { reference: 'Psalm 119' }, 'More than 60 verses'],
    ['no_such_tool', {}, 'no_such_tool'],
  ])('gets a readable error for a call of %s with %j', async (name, args, part) => {
    const result = await call(name, args)
    if (name === 'compare_translations') return expect(result.content[0]?.text).toContain(part)
    expect(result.isError).toBe(true)
    expect(result.content[0]?.text).toContain(part)
  })
})

describe('an invalid message gets a protocol error', () => {
  test.each([
    ['no JSON', '{', {}, 400, -32700],
    ['no message', '{"a":1}', {}, 400, -32700],
    ['a batch', `[${message('ping')}]`, {}, 400, -32600],
    ['an unknown method', message('no/such'), {}, 200, -32601],
    ['another type', 'hello', { 'Content-Type': 'text/plain' }, 415, -32600],
    ['a caller who takes no stream', message('ping'), { Accept: 'application/json' }, 406, -32000],
    ['an unknown version', message('ping'), { 'MCP-Protocol-Version': '1999-01-01' }, 400, -32000],
    [
      'too much',
      message('tools/call', { name: 'check_text', arguments: { text: 'a '.repeat(40_000) } }),
      {},
      413,
      -32600,
    ],
  ])('%s', async (_name, body, headers, status, code) => {
    const answer = await post(body, headers as Record<string, string>)
    expect([answer.status, await answer.json()]).toMatchObject([status, { jsonrpc: '2.0', error: { code } }])
  })

  test('a notification is accepted without a response', async () => {
    const answer = await post(JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' }))
    expect([answer.status, await answer.text()]).toEqual([202, ''])
  })

  test('methods other than POST, and pages of other sites, are rejected', async () => {
    expect((await fetch(`${api.url}/mcp`)).status).toBe(405)
    expect((await fetch(`${api.url}/mcp`, { method: 'DELETE' })).status).toBe(405)
    expect((await post(message('ping'), { Origin: 'https://evil.example' })).status).toBe(403)
  })
})

test('nothing is stored, and the caller does not become a visitor', async () => {
  const answer = await post(message('tools/call', { name: 'check_text', arguments: { text: 'zebra “Jesus wept.”' } }))
  expect(answer.headers.get('x-user-id')).toBeNull()
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from visitors`.execute(database.db)
  expect(rows[0]?.count).toBe(0)
})

test('more texts a minute than an address may send are rejected by the limit of the check', async () => {
  const env = { RATE_LIMIT_DISABLED: 'false', RATE_LIMIT_CHECKS_PREFIX_PER_MINUTE: '1' }
  const limited = await startApi({ databaseUrl: database.url, env })
  onTestFinished(limited.stop)
  const check = message('tools/call', { name: 'check_text', arguments: { text: 'Jesus wept.' } })
  expect((await post(check, {}, limited.url)).status).toBe(200)
  const refused = await post(check, {}, limited.url)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect([refused.status, await refused.json()]).toMatchObject([429, { id: 7, error: { code: -32000 } }])
  expect((await limited.post('/api/check', { text: 'Jesus wept.' })).status).toBe(429)
  const other = await connected(limited.url)
  await expect(other.callTool({ name: 'check_text', arguments: { text: 'Jesus wept.' } })).rejects.toMatchObject({
    code: 429,
  })
  await other.close()
})

test('each message counts once against its address, and one too many gets a protocol error', async () => {
  const env = { RATE_LIMIT_DISABLED: 'false', RATE_LIMIT_API_PREFIX_PER_MINUTE: '2' }
  const limited = await startApi({ databaseUrl: database.url, env })
  onTestFinished(limited.stop)
  const ping = () => post(message('ping'), {}, limited.url)
  expect([(await ping()).status, (await ping()).status]).toEqual([200, 200])
  const refused = await ping()
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect([refused.status, await refused.json()]).toMatchObject([429, { jsonrpc: '2.0', error: { code: -32000 } }])
})

test('it does not exist when it is switched off', async () => {
  const without = await startApi({ databaseUrl: database.url, env: { ENABLE_MCP: 'false' } })
  onTestFinished(without.stop)
  expect((await post(message('ping'), {}, without.url)).status).toBe(404)
})
