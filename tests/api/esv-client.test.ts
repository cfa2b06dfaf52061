import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEsv } from '../../shared/server/esv/esv.ts'
import { createLog, type Logger } from '../../shared/server/log.ts'
import type { PublisherError } from '../../shared/server/publisher.ts'
import { ESV_KEY, silence, startEsvServer, status } from '../helpers/model/esv-server.ts'

const quiet = createLog('test', 'silent')
let publisher: Awaited<ReturnType<typeof startEsvServer>>
beforeAll(async () => {
  publisher = await startEsvServer()
})
afterAll(() => publisher.close())

/** A client with its own clock, and the lines that it logged. */
function client({
  key = ESV_KEY,
  timeoutMs,
  url = publisher.url,
}: {
  key?: string
  timeoutMs?: number
  url?: string
} = {}) {
  const logged: unknown[] = []
  let time = 0
  const log = { ...quiet, warn: (line: unknown) => void logged.push(line) } as unknown as Logger
  const settings = { ESV_API_KEY: key, ESV_BASE_URL: url, ESV_KEPT_VERSES: 0 }
  const esv = createEsv(settings, log, { now: () => time, timeoutMs })!
  const read = () =>
    esv.chapter('TIT', 1).then(
      () => 'read' as const,
      ({ fault, retryAfter }: PublisherError) => [fault, retryAfter],
    )
  const pass = (seconds: number) => {
    time += 1000 * seconds
  }
  return { esv, read, logged, pass }
}

describe('the client', () => {
  const limited: [string, Record<string, string>, number][] = [
    ['for as long as the publisher says', { 'Retry-After': '7' }, 7],
    ['for a minute where it does not say how long', {}, 60],
    ['for a minute where it says it in another way', { 'Retry-After': 'soon' }, 60],
    ['for an hour at most', { 'Retry-After': '99999' }, 3600],
  ]
  test.each(limited)('waits %s', async (_name, headers, seconds) => {
    const { read, pass } = client()
    publisher.script(status(429, headers))
    expect(await read()).toEqual(['limited', seconds])
    pass(seconds - 1)
    const before = publisher.calls.length
    expect(await read()).toEqual(['limited', 1])
    expect(publisher.calls).toHaveLength(before)
    pass(1)
    expect(await read()).toBe('read')
  })
  test('makes no call for a minute after its key was refused, and never logs the key', async () => {
    const { read, pass, logged } = client({ key: 'wrong-secret' })
    expect(await read()).toEqual(['refused', 60])
    pass(50)
    expect(await read()).toEqual(['refused', 10])
    expect(logged).toEqual([{ status: 401 }])
    pass(10)
    await read()
    expect(logged).toHaveLength(2)
  })
  test('does not wait forever', async () => {
    const { read } = client({ timeoutMs: 20 })
    publisher.script(silence)
    expect(await read()).toEqual(['away', 30])
  })
  test('reports that the publisher is down', async () => {
    const { read, logged } = client({ url: 'http://127.0.0.1:9' })
    expect((await read())[0]).toBe('away')
    expect(logged).toHaveLength(1)
  })
  test('accepts a base URL with a trailing slash', async () => {
    expect(await client({ url: `${publisher.url}/` }).read()).toBe('read')
  })
  test('reports how long to wait, and that a key was refused', async () => {
    publisher.script(status(429, { 'Retry-After': '2' }))
    await expect(client().esv.chapter('TIT', 1)).rejects.toThrow(
      'The publisher of the ESV limits how many chapters we may load. Please try again in 2 seconds, or choose another translation.',
    )
    await expect(client({ key: 'wrong' }).esv.chapter('TIT', 1)).rejects.toThrow(
      'The publisher of the ESV does not accept the key of this site, so its text cannot be shown. Please choose another translation.',
    )
  })
})
