import { expect, onTestFinished, test, vi } from 'vitest'
import { addressPrefix } from '../../api/http/address.ts'
import { isSameHost } from '../../api/http/host-name.ts'
import { createHosts } from '../../api/http/hosts.ts'
import { originOf, printedOrigin } from '../../api/site/site-name.ts'
import { readEnv } from '../../shared/server/env.ts'
import { isInnerHost } from '../../shared/server/inner-host.ts'

const env = readEnv({
  DATABASE_URL: 'postgres://localhost/x',
  REDIS_URL: 'redis://localhost',
  ID_SECRET: 'x'.repeat(32),
  APEX_HOST: 'philip.example',
})

test.each([
  'philip.example',
  'PHILIP.example:8080',
  'staging.philip.example',
  'grace.philip.example',
  'localhost:3000',
  'localhost:65535',
  'grace.localhost:3000',
  '127.0.0.1:3000',
  '[::1]:3000',
])('%s is ours', async (host) => {
  const hosts = createHosts(env, async () => ['grace'])
  expect(await hosts.isOurs(host)).toBe(true)
  expect(hosts.isKnown(host)).toBe(true)
})

test.each([
  undefined,
  '',
  'evil.example',
  'philip.example.evil.example',
  'evilphilip.example',
  'philip.example@evil.example',
  'evil.example@philip.example',
  'philip.example/evil',
  'philip.example:80:80',
  'philip.example:port',
  'philip.example:65536',
  'localhost:99999',
  'grace.localhost:70000',
  'philip.example.',
  'nobody.philip.example',
  'a.grace.philip.example',
  'xn--grce-5oa.philip.example',
  '-grace.philip.example',
  'grace_.philip.example',
  '.philip.example',
  '127.0.0.2',
  '[::2]',
  'philip.example, localhost',
  'philip.example\u0000',
])('%s is not ours', async (host) => {
  const hosts = createHosts(env, async () => ['grace', 'xn--grce-5oa'])
  expect(await hosts.isOurs(host)).toBe(false)
  expect(hosts.isKnown(host)).toBe(false)
})

test.each([
  ['https://philip.example', 'philip.example'],
  ['https://philip.example', 'PHILIP.example:443'],
  ['http://philip.example', 'philip.example:80'],
  ['http://philip.example:3000', 'philip.example:3000'],
  ['http://[::1]:3000', '[::1]:3000'],
])('a page of %s is one of the host %s', (origin, host) => {
  expect(isSameHost(origin, host)).toBe(true)
})

test.each([
  ['https://philip.example', '127.0.0.1:3000'],
  ['http://philip.example', 'philip.example:443'],
  ['https://philip.example', 'philip.example:80'],
  ['https://philip.example:8443', 'philip.example'],
  ['https://philip.example', 'philip.example:8443'],
  ['https://evil.example', 'philip.example'],
  ['https://grace.philip.example', 'philip.example'],
  ['null', 'philip.example'],
  ['', 'philip.example'],
  ['file://', 'philip.example'],
  ['data:,', 'philip.example'],
  ['https://philip.example', ''],
  ['https://philip.example', undefined],
])('a page of %s is none of the host %s', (origin, host) => {
  expect(isSameHost(origin, host)).toBe(false)
})

test.each([
  ['philip.example', undefined, 'https://philip.example'],
  ['philip.example', 'grace', 'https://grace.philip.example'],
  ['localhost', undefined, ''],
  ['192.168.1.5', undefined, ''],
  ['church-pc', undefined, ''],
  ['church-pc.local', undefined, ''],
])('links on the pages of %s, partner %s, begin with "%s"', (apex, slug, origin) => {
  expect(originOf(apex, slug)).toBe(origin)
})

test.each([
  ['192.168.1.5:3000', false, '192.168.1.5', 'http://192.168.1.5:3000'],
  ['church-pc.local:3000', false, 'church-pc.local', 'http://church-pc.local:3000'],
  ['grace.philip.example:8080', false, 'philip.example', 'http://grace.philip.example:8080'],
  ['grace.philip.example', true, 'philip.example', 'https://grace.philip.example'],
  // a proxy with https in front may not say so
  ['philip.example', false, 'philip.example', 'https://philip.example'],
  ['grace.philip.example', false, 'philip.example', 'https://grace.philip.example'],
  ['philip.example:443', true, 'philip.example', 'https://philip.example'],
  ['philip.example:8443', true, 'philip.example', 'https://philip.example:8443'],
  ['localhost:3000', false, 'localhost', 'http://localhost:3000'],
  ['127.0.0.1:3000', false, 'philip.example', 'https://philip.example'],
  ['grace.localhost:3000', false, 'philip.example', 'https://grace.philip.example'],
])('a handout of %s (https: %s) with APEX_HOST %s leads to %s', (host, isSecure, apex, origin) => {
  expect(printedOrigin(host, isSecure, apex)).toBe(origin)
})

test('the partners are loaded once for many requests', async () => {
  let asked = 0
  const hosts = createHosts(env, async () => {
    asked++
    return ['grace']
  })
  await Promise.all(Array.from({ length: 50 }, () => hosts.isOurs('grace.philip.example')))
  expect(asked).toBe(1)
})

/** A clock that stays the same until `pass` moves it. */
function stoppedClock() {
  let now = 1000
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  onTestFinished(() => clock.mockRestore())
  return (ms: number) => {
    now += ms
  }
}

test('a partner’s host stays ours while the partners cannot be loaded again', async () => {
  const pass = stoppedClock()
  let asked = 0
  const hosts = createHosts(env, async () => {
    asked++
    if (asked > 1) throw new Error('Postgres is away')
    return ['grace']
  })
  const areOurs = () => Promise.all(['grace', 'other'].map((slug) => hosts.isOurs(`${slug}.philip.example`)))
  expect(await areOurs()).toEqual([true, false])
  for (const most of [2, 3, 4]) {
    pass(31_000)
    expect(await areOurs()).toEqual([true, false])
    expect(await areOurs()).toEqual([true, false])
    expect(asked).toBe(most)
  }
})

test('a known partner’s host does not wait for a database that says nothing', async () => {
  const pass = stoppedClock()
  const lists = [Promise.resolve(['grace']), new Promise<string[]>(() => {})]
  const hosts = createHosts(env, () => lists.shift()!)
  expect(await hosts.isOurs('grace.philip.example')).toBe(true)
  pass(31_000)
  expect(await hosts.isOurs('grace.philip.example')).toBe(true)
})

test('partners that were never loaded are asked for once a second at most until they are', async () => {
  const pass = stoppedClock()
  let asked = 0
  const hosts = createHosts(env, async () => {
    asked++
    if (asked < 3) throw new Error('Postgres is away')
    return ['grace']
  })
  const isOurs = () => hosts.isOurs('grace.philip.example')
  for (const most of [1, 1, 2]) {
    if (most > 1) pass(1001)
    await expect(isOurs()).rejects.toThrow('away')
    expect(asked).toBe(most)
  }
  pass(1001)
  expect(await isOurs()).toBe(true)
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1234:5678:9abc:def0:1234:5678', '20010db8123456/56'],
  ['2001:db8:1234:56ff::1', '20010db8123456/56'],
  ['2001:DB8::1', '20010db8000000/56'],
  ['::1', '00000000000000/56'],
  ['fe80::1%eth0', 'fe800000000000/56'],
])('%s counts for %s', (ip, prefix) => {
  expect(addressPrefix(ip)).toBe(prefix)
})

test.each(['127.0.0.1:3001', '10.0.0.7', '[::1]:3001', 'localhost:3001', 'api:3001', 'API', 'worker_chat-1:3002'])(
  'the operators’ port responds to an IP address or an internal name: %s',
  (host) => expect(isInnerHost(host)).toBe(true),
)

test.each(['api.philip.svc.cluster.local:3001', 'philip.svc', 'host.docker.internal', 'philip.example'])(
  'and to a name that public DNS does not resolve, or one of its own: %s',
  (host) => expect(isInnerHost(host, 'philip.example')).toBe(true),
)

test.each([
  undefined,
  '',
  'evil.example',
  'evil.example:3001',
  '127.0.0.1.evil.example',
  'localhost.evil.example',
  'a b',
])('and not to a name that a foreign site can point at it: %s', (host) =>
  expect(isInnerHost(host, 'philip.example')).toBe(false),
)
