import { randomBytes, randomUUID } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import type { Context } from '../../api/context.ts'
import { startApi, type TestApi } from '../helpers/client/api.ts'
import { fileDatabase } from '../helpers/db/database.ts'
import { ownRedis } from '../helpers/stack/own-redis.ts'

const database = await fileDatabase({ texts: true })
let api: TestApi | undefined
afterEach(() => api?.stop())

async function start(env: Record<string, string>, redisUrl?: string): Promise<TestApi> {
  api = await startApi({ databaseUrl: database.url, redisUrl, env: { RATE_LIMIT_DISABLED: 'false', ...env } })
  return api
}

/** The admission of a question, as the route calls it. */
const ask = ({ deps }: TestApi, hash: Buffer, ip: string, isYoung = false) =>
  deps.limits.ai({ ip } as Context, { id: null, hash, isYoung }).then(
    () => 'admitted',
    (error) => error.error,
  )

/** A visitor's first write from this address. */
const firstWrite = ({ send }: TestApi, forwardedFor: string) =>
  send('PUT', '/api/user/commentary', { body: { commentary: 'none' }, headers: { 'X-Forwarded-For': forwardedFor } })

test('an address may create a limited number of visitors an hour, then gets 429 with the wait', async () => {
  const started = await start({ RATE_LIMIT_NEW_IDS_PER_HOUR: '3', TRUSTED_PROXIES: '1' })
  const statuses = []
  for (let n = 0; n < 4; n++) statuses.push((await firstWrite(started, '203.0.113.7')).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  const refused = await firstWrite(started, '203.0.113.7')
  expect(refused.json().error).toBe('rate_limited')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
  expect((await firstWrite(started, '203.0.113.8')).status).toBe(200)
})

test('a client cannot choose the address it is counted under', async () => {
  const started = await start({ RATE_LIMIT_NEW_IDS_PER_HOUR: '2', TRUSTED_PROXIES: '1' })
  const statuses = []
  for (let n = 0; n < 4; n++) statuses.push((await firstWrite(started, `10.9.8.${n}, 203.0.113.20`)).status)
  expect(statuses).toEqual([200, 200, 429, 429])
})

test('without a trusted proxy, X-Forwarded-For is ignored', async () => {
  const started = await start({ RATE_LIMIT_NEW_IDS_PER_HOUR: '2' })
  const statuses = []
  for (let n = 0; n < 3; n++) statuses.push((await firstWrite(started, `10.9.8.${n}`)).status)
  expect(statuses).toEqual([200, 200, 429])
})

test('addresses in one IPv6 network share a limit', async () => {
  const started = await start({ RATE_LIMIT_NEW_IDS_PER_HOUR: '2', TRUSTED_PROXIES: '1' })
  const statuses = []
  for (const ip of ['2001:db8:1:100::1', '2001:db8:1:1ff::2', '2001:db8:1:100:5::3', '2001:db8:1:200::1']) {
    statuses.push((await firstWrite(started, ip)).status)
  }
  expect(statuses).toEqual([200, 200, 429, 200])
})

test('a congregation behind one address can open the product, and no one in it can lock the others out', async () => {
  const started = await start({ TRUSTED_PROXIES: '1' })
  const headers = { 'X-Forwarded-For': '203.0.113.30' }
  // one client requests one id after another
  for (let n = 0; n < 150; n++) expect((await started.get('/api/user', headers)).status).toBe(200)
  const opened = await Promise.all(
    Array.from({ length: 130 }, async () => {
      const phone = started.visitor()
      const statuses = [(await phone.get('/api/user', headers)).status]
      for (let call = 0; call < 9; call++) statuses.push((await phone.get('/api/settings', headers)).status)
      const written = await phone.send('PUT', '/api/user/commentary', { body: { commentary: 'none' }, headers })
      return [...statuses, written.status]
    }),
  )
  expect(new Set(opened.flat())).toEqual(new Set([200]))
  const stream = () =>
    started.deps.limits.stream({ ip: '203.0.113.30' } as Context, { id: null, hash: randomBytes(32), isYoung: true })
  for (let n = 0; n < 100; n++) stream()
})

test('a visitor has a limit of calls that is independent of other visitors’', async () => {
  const { visitor } = await start({ RATE_LIMIT_API_PER_MINUTE: '5' })
  const [busy, calm] = [visitor(), visitor()]
  await busy.get('/api/user')
  await calm.get('/api/user')
  const statuses = []
  for (let n = 0; n < 6; n++) statuses.push((await busy.get('/api/user')).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect((await calm.get('/api/user')).status).toBe(200)
})

test('pages count against the limit of an address, built files and probes do not', async () => {
  const { get } = await start({ RATE_LIMIT_API_PREFIX_PER_MINUTE: '2', TRUSTED_PROXIES: '1' })
  const statuses = async (path: string, ip: string) => {
    const seen = []
    for (let n = 0; n < 3; n++) seen.push((await get(path, { 'X-Forwarded-For': ip, Accept: 'text/html' })).status)
    return seen
  }
  expect((await statuses('/read/PSA/119', '203.0.113.41'))[2]).toBe(429)
  expect((await statuses('/chat/4711', '203.0.113.42'))[2]).toBe(429)
  expect(await statuses('/healthz', '203.0.113.43')).toEqual([200, 200, 200])
  expect(await statuses('/assets/none.js', '203.0.113.44')).not.toContain(429)
})

test('a page counts even if its address has a dot', async () => {
  const { get } = await start({ RATE_LIMIT_API_PREFIX_PER_MINUTE: '3', TRUSTED_PROXIES: '1' })
  const paths = [
    '/plain/read/PSA./119',
    '/plain/read/PSA/119.x',
    '/read/PSA/119/x.y/',
    '/chat/5/x.y/',
    '/web-content/about.md',
  ]
  for (const [n, path] of paths.entries()) {
    const headers = { 'X-Forwarded-For': `203.0.113.${50 + n}`, Accept: 'text/html' }
    const statuses = []
    for (let call = 0; call < 4; call++) statuses.push((await get(path, headers)).status)
    expect(
      statuses.map((status) => status === 429),
      path,
    ).toEqual([false, false, false, true])
  }
  const file = { 'X-Forwarded-For': '203.0.113.60' }
  for (let call = 0; call < 5; call++) expect((await get('/service-worker.js', file)).status).not.toBe(429)
})

test('questions are limited per minute, hour and day', async () => {
  const hash = randomBytes(32)
  const minute = await start({ RATE_LIMIT_AI_PER_MINUTE: '2' })
  expect([await ask(minute, hash, '::1'), await ask(minute, hash, '::1'), await ask(minute, hash, '::1')]).toEqual([
    'admitted',
    'admitted',
    'rate_limited',
  ])
  await minute.stop()
  const hour = await start({ RATE_LIMIT_AI_PER_HOUR: '1' })
  const other = randomBytes(32)
  expect([await ask(hour, other, '::1'), await ask(hour, other, '::1')]).toEqual(['admitted', 'rate_limited'])
})

test('an id younger than a day has a smaller daily limit', async () => {
  const started = await start({ RATE_LIMIT_AI_NEW_VISITOR_PER_DAY: '1' })
  const [young, old] = [randomBytes(32), randomBytes(32)]
  expect(await ask(started, young, '::1', true)).toBe('admitted')
  expect(await ask(started, young, '::1', true)).toBe('rate_limited')
  expect(await ask(started, old, '::1')).toBe('admitted')
  expect(await ask(started, old, '::1')).toBe('admitted')
})

test('many new ids at one address do not allow many questions', async () => {
  const started = await start({ RATE_LIMIT_AI_PREFIX_PER_TEN_MINUTES: '5' })
  const answers = []
  for (let n = 0; n < 8; n++) answers.push(await ask(started, randomBytes(32), '198.51.100.3', true))
  expect(answers.filter((answer) => answer === 'admitted')).toHaveLength(5)
  expect(await ask(started, randomBytes(32), '198.51.100.4', true)).toBe('admitted')
})

const perVisitor = ['ai', 'plan', 'reply', 'report', 'suggestions', 'choices'] as const
const of = ['REPLIES', 'REPORTS', 'SUGGESTIONS', 'HOME_CHOICES']
const settings = (most: string, mostOfAddress: string) =>
  Object.fromEntries(
    of.flatMap((name) => [
      [`RATE_LIMIT_${name}_PER_HOUR`, most],
      [`RATE_LIMIT_${name}_PREFIX_PER_HOUR`, mostOfAddress],
    ]),
  )

/** Each visitor's call of a limit, in turn: how many were allowed. */
async function countAllowed({ deps }: TestApi, limit: (typeof perVisitor)[number], ip: string, hashes: Buffer[]) {
  let allowed = 0
  for (const hash of hashes) {
    const isAllowed = await deps.limits[limit]({ ip } as Context, { id: null, hash, isYoung: false }).then(
      (may) => may !== false,
      () => false,
    )
    if (isAllowed) allowed += 1
  }
  return allowed
}

test.each(perVisitor)('calls refused for one visitor use up nothing of their address: %s', async (limit) => {
  const questions = { RATE_LIMIT_AI_PER_MINUTE: '2', RATE_LIMIT_AI_PREFIX_PER_TEN_MINUTES: '5' }
  const started = await start({ ...questions, ...settings('2', '5') })
  const ip = `198.51.100.${10 + perVisitor.indexOf(limit)}`
  const busy = randomBytes(32)
  const newcomers = Array.from({ length: 6 }, () => randomBytes(32))
  expect(await countAllowed(started, limit, ip, Array(12).fill(busy))).toBe(2)
  expect(await countAllowed(started, limit, ip, newcomers), 'the address has five').toBe(3)
  // nor does a refusal of the address use up anything of the visitor
  expect(await countAllowed(started, limit, '198.51.100.9', [newcomers[5]!, newcomers[5]!, newcomers[5]!])).toBe(2)
})

test('a question that an hour’s limit refuses uses up nothing of the day, nor of the address', async () => {
  const limits = { RATE_LIMIT_AI_PER_HOUR: '2', RATE_LIMIT_AI_PER_DAY: '3', RATE_LIMIT_AI_PREFIX_PER_DAY: '4' }
  const started = await start(limits)
  const hash = randomBytes(32)
  expect(await countAllowed(started, 'ai', '198.51.100.20', Array(9).fill(hash))).toBe(2)
  expect(await countAllowed(started, 'ai', '198.51.100.20', [randomBytes(32), randomBytes(32), randomBytes(32)])).toBe(
    2,
  )
  const [hours] = await started.deps.redis.keys(`*ai-hour:${hash.subarray(0, 12).toString('base64url')}`)
  await started.deps.redis.del(hours!)
  await started.stop()
  expect(await countAllowed(await start(limits), 'ai', '198.51.100.21', Array(3).fill(hash))).toBe(1)
})

test('a question costs one round trip to Redis, also one that is refused again', async () => {
  const started = await start({ RATE_LIMIT_AI_PER_MINUTE: '1' })
  const { redis } = started.deps
  await countAllowed(started, 'ai', '198.51.100.22', [randomBytes(32)])
  const hash = randomBytes(32)
  const trips = async (calls: number) => {
    const sent = vi.spyOn(redis, 'sendCommand')
    await countAllowed(started, 'ai', '198.51.100.22', Array(calls).fill(hash))
    const { length } = sent.mock.calls
    sent.mockRestore()
    return length
  }
  expect([await trips(1), await trips(1), await trips(5)], 'the first refusal is counted').toEqual([1, 2, 5])
})

test('a visitor may read a limited number of streams at once, and closing one frees a slot', async () => {
  const { deps } = await start({ RATE_LIMIT_STREAMS: '2', RATE_LIMIT_STREAMS_PREFIX: '3' })
  const open = (hash: Buffer, ip = '203.0.113.9') =>
    deps.limits.stream({ ip } as Context, { id: null, hash, isYoung: false })
  const [one, other] = [randomBytes(32), randomBytes(32)]
  const close = open(one)
  open(one)
  expect(() => open(one)).toThrow(/Too many requests/)
  close()
  open(one)
  open(other)
  expect(() => open(other), 'the address has three').toThrow(/Too many requests/)
  open(other, '203.0.113.10')
})

test('while Redis is down reading continues and questions are refused', async () => {
  const started = await start({})
  started.deps.redis.disconnect()
  expect((await started.get('/api/theologies')).status).toBe(200)
  expect((await started.get('/api/user')).status).toBe(200)
  expect(await ask(started, randomBytes(32), '::1')).toBe('unavailable')
})

test('the limiters store no address and no id', async () => {
  const started = await start({ TRUSTED_PROXIES: '1' })
  const visitor = started.visitor()
  await visitor.get('/api/user', { 'X-Forwarded-For': '203.0.113.77' })
  const keys = await started.deps.redis.keys('*limit*')
  expect(keys.length).toBeGreaterThan(0)
  expect(keys.join('\n')).not.toContain('203.0.113')
  expect(keys.join('\n')).not.toContain(visitor.id()!.slice(3, 35))
})

test('a question refused because of the queue does not count against its visitor’s limits', async () => {
  // the questions of other test files wait in the shared Redis
  const { url } = await ownRedis()
  const limits = { RATE_LIMIT_AI_PER_MINUTE: '1', QUEUE_MAX_WAITING: '1', RATE_LIMIT_NEW_IDS_PER_HOUR: '1' }
  const started = await start(limits, url)
  const waiting = await started.deps.queues['chat-answer'].add('chat-answer', { workId: randomUUID(), gen: 0, v: 1 })
  const visitor = started.visitor()
  const body = { bible_id: 'eng-web', bookId: 'JHN', chapter: 3, prompt: 'Who came by night?' }
  const ask = (key: string) =>
    visitor.send('POST', '/api/chat', { body, headers: { 'Idempotency-Key': key }, headOnly: true })
  for (const key of ['first', 'second', 'third']) {
    const refused = await ask(key)
    expect([refused.status, refused.json().error]).toEqual([503, 'queue_full'])
  }
  await waiting.remove()
  // the count of waiting questions is cached for a quarter of a second
  await expect.poll(async () => (await ask('fourth')).status).toBe(200)
})
