import { once } from 'node:events'
import { type IncomingMessage, type RequestListener, request, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createApiServer, type ServerOptions, serverOptions } from '../../api/http/server.ts'
import { readEnv } from '../../shared/server/env.ts'

const answerOk: RequestListener = (req, res) => req.resume().on('end', () => res.end('ok'))

async function serve(options: Partial<ServerOptions> = {}, listener = answerOk) {
  const server = createApiServer(listener, { ...serverOptions(settings()), isExempt: () => false, ...options })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { server, port: (server.address() as AddressInfo).port }
}

const settings = (env: Record<string, string> = {}) =>
  readEnv({
    DATABASE_URL: 'postgres://localhost/x',
    REDIS_URL: 'redis://localhost',
    ID_SECRET: 'x'.repeat(32),
    ...env,
  })

/** A client that sends these words, or nothing, and never closes its side. */
async function hold(port: number, words = '', localAddress = '127.0.0.2'): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port, localAddress, allowHalfOpen: true })
  socket.on('error', () => {})
  socket.resume()
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  if (words) socket.write(words)
  return socket
}

const holdMany = (count: number, ...args: Parameters<typeof hold>) =>
  Promise.all(Array.from({ length: count }, () => hold(...args)))

const held = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)))

/** A new visitor's response over a separate connection. */
const visit = (port: number, localAddress = '127.0.0.1') =>
  new Promise<string>((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, localAddress, agent: false }, (incoming) =>
      resolve(text(incoming)),
    )
    outgoing.on('error', reject)
    outgoing.end()
  })

describe('a connection that is refused', () => {
  test('is closed after a second, even if its client keeps its side open', async () => {
    const { server, port } = await serve()
    const sockets = await holdMany(20, port, 'nonsense\r\n\r\n')
    const answers = await Promise.all(sockets.map((socket) => once(socket, 'data')))
    expect(String(answers[0])).toMatch(/^HTTP\/1.1 400 /)
    await expect.poll(() => held(server), { timeout: 4000 }).toBe(0)
  })

  const drip = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n'
  test.each([
    ['that is silent', ''],
    ['with half a head', 'GET / HTTP/1.1\r\nHost: loc'],
    ['with half a body', `${drip}a`],
  ])('is one %s, and is closed as well', async (_kind, words) => {
    const timeouts = { headersTimeout: 1000, requestTimeout: 2000, connectionsCheckingInterval: 100 }
    const { server, port } = await serve({ timeouts })
    const sockets = await holdMany(20, port, words)
    const dripping = setInterval(() => {
      for (const socket of sockets) if (words && socket.writable) socket.write('a')
    }, 50)
    onTestFinished(() => clearInterval(dripping))
    await expect.poll(() => held(server)).toBe(20)
    await expect.poll(() => held(server), { timeout: 8000 }).toBe(0)
  })
})

test('a reader who takes nothing of a response is cut off, and one who reads gets all of it', async () => {
  const size = 16 * 1024 * 1024
  const { server, port } = await serve({ stalledMs: 500 }, (_req, res) => res.end(Buffer.alloc(size, 'x')))
  const [stalled] = await holdMany(1, port, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  stalled!.pause()
  expect((await visit(port)).length).toBe(size)
  await expect.poll(() => held(server), { timeout: 8000 }).toBe(0)
})

describe('connections of one address', () => {
  test('are limited: the longest idle one makes room', async () => {
    const { server, port } = await serve({ perAddress: 20 })
    const [first] = await holdMany(1, port)
    const gone = once(first!, 'end')
    await holdMany(30, port)
    expect(await visit(port)).toBe('ok')
    await gone
    await expect.poll(() => held(server)).toBeLessThanOrEqual(21)
    expect(await visit(port, '127.0.0.2'), 'the address itself is not locked out').toBe('ok')
  })

  test('stay while all are busy, and one more is closed', async () => {
    const finish: (() => void)[] = []
    const { server, port } = await serve({ perAddress: 5 }, (_req, res) => finish.push(() => res.end('late')))
    const working = Array.from({ length: 5 }, () => visit(port, '127.0.0.2'))
    await expect.poll(() => finish.length).toBe(5)
    await expect(visit(port, '127.0.0.2')).rejects.toThrow(/hang up|ECONNRESET/)
    const other = visit(port)
    await expect.poll(() => finish.length).toBe(6)
    for (const each of finish) each()
    expect(await Promise.all([...working, other])).toEqual(Array(6).fill('late'))
    await expect.poll(() => held(server)).toBe(0)
  })

  test('are counted for its network', async () => {
    const { server, port } = await serve({ perAddress: 5 })
    await holdMany(10, port, '', '127.0.0.3')
    await holdMany(10, port, '', '127.0.0.4')
    await expect.poll(() => held(server)).toBe(10)
  })

  test('are not counted from the machine itself or from our proxies', () => {
    const direct = serverOptions(settings())
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(direct.isExempt(address)).toBe(true)
    for (const address of ['203.0.113.7', '10.0.0.1', '2001:db8::1', '']) expect(direct.isExempt(address)).toBe(false)
    expect(direct.perAddress).toBe(200)
    expect(serverOptions(settings({ TRUSTED_PROXIES: '1' })).isExempt('10.0.0.1')).toBe(true)
    expect(serverOptions(settings({ RATE_LIMIT_SOCKETS_PREFIX: '7' })).perAddress).toBe(7)
    expect(serverOptions(settings({ RATE_LIMIT_DISABLED: 'true' })).isExempt('203.0.113.7')).toBe(true)
  })
})

describe('more connections than slots', () => {
  test('do not lock visitors out while they are idle, and break no answer', async () => {
    let finish = () => {}
    const { server, port } = await serve({ most: 80, isExempt: () => true }, (req, res) => {
      if (req.url === '/') return void res.end('ok')
      res.write('be')
      finish = () => res.end('gun')
    })
    const slow = request({ host: '127.0.0.1', port, path: '/slow', agent: false }).end()
    const [reading] = (await once(slow, 'response')) as [IncomingMessage]
    for (let n = 0; n < 5; n++) {
      await holdMany(82, port)
      for (let visits = 0; visits < 10; visits++) expect(await visit(port)).toBe('ok')
      expect(await held(server)).toBeLessThanOrEqual(82)
    }
    finish()
    expect(await text(reading)).toBe('begun')
  })

  test('are refused while all slots are busy', async () => {
    const finish: (() => void)[] = []
    const { port } = await serve({ most: 5 }, (_req, res) => finish.push(() => res.end('late')))
    const working = Array.from({ length: 5 }, () => visit(port))
    await expect.poll(() => finish.length).toBe(5)
    await expect(visit(port)).rejects.toThrow(/hang up|ECONNRESET/)
    for (const each of finish) each()
    await Promise.all(working)
    const last = visit(port)
    await expect.poll(() => finish.length).toBe(6)
    finish[5]!()
    expect(await last).toBe('late')
  })
})
