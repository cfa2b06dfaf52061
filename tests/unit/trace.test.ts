import { expect, onTestFinished, test, vi } from 'vitest'
import { createLog } from '../../shared/server/log.ts'
import { createTracer } from '../../shared/server/trace.ts'
import { startCollector } from '../helpers/stack/collector.ts'

// on a busy machine
vi.setConfig({ testTimeout: 30_000 })

const log = createLog('test', 'silent')

async function ownCollector(status?: number) {
  const collector = await startCollector(status)
  onTestFinished(collector.close)
  return collector
}

test('without an endpoint nothing is traced, and every span is the same no-op', async () => {
  const tracer = createTracer(undefined, 'test', log)
  const span = tracer.start('a', 'server')
  expect(span).toBe(tracer.start('b', 'client', '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'))
  expect([span.traceparent, span.traceId]).toEqual([undefined, undefined])
  span.end('x')
  await tracer.close(20_000)
})

test('a span has its parent, ends once, and records its attributes', async () => {
  const { url, spans } = await ownCollector()
  const tracer = createTracer(`${url}/`, 'test', log)
  const parent = tracer.start('parent', 'server', '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01')
  const child = tracer.start('child', 'client', parent.traceparent)
  child.set({ text: 'a', whole: 3, part: 0.5, yes: true, none: undefined })
  child.end('busy')
  child.end()
  parent.rename('better')
  parent.end()
  await tracer.close(20_000)
  expect(spans).toHaveLength(2)
  expect(spans[0]).toMatchObject({
    service: 'test',
    name: 'child',
    kind: 3,
    traceId: '0af7651916cd43dd8448eb211c80319c',
    parentSpanId: spans[1]?.spanId,
    status: { code: 2, message: 'busy' },
    attributes: { text: 'a', whole: '3', part: 0.5, yes: true },
  })
  expect(spans[1]).toMatchObject({ name: 'better', kind: 2, parentSpanId: 'b7ad6b7169203331', status: { code: 1 } })
})

test.each([
  '',
  'x',
  '00-00000000000000000000000000000000-b7ad6b7169203331-01',
  '00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01',
  '00-0AF7651916CD43DD8448EB211C80319C-b7ad6b7169203331-01',
  '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01<script>',
])('%j is not a parent: a new trace starts', async (given) => {
  const { url, spans } = await ownCollector()
  const tracer = createTracer(url, 'test', log)
  tracer.start('a', 'server', given).end()
  await tracer.close(20_000)
  expect(spans[0]?.traceId).toMatch(/^[\da-f]{32}$/)
  expect(spans[0]?.traceId).not.toContain('0af7651916cd43dd')
  expect(spans[0]?.parentSpanId).toBeUndefined()
})

test('more spans than fit one message are sent in several', async () => {
  const { url, spans } = await ownCollector()
  const tracer = createTracer(url, 'test', log)
  for (let at = 0; at < 700; at++) tracer.start(`${at}`, 'client').end()
  await tracer.close(20_000)
  expect(new Set(spans.map(({ name }) => name)).size).toBe(700)
})

test('a collector that refuses or is down loses only spans', async () => {
  const { url, spans } = await ownCollector(503)
  const refused = createTracer(url, 'test', log)
  refused.start('a', 'client').end()
  await refused.close(20_000)
  expect(spans).toHaveLength(1)
  const away = createTracer('http://127.0.0.1:9', 'test', log)
  for (let at = 0; at < 5000; at++) away.start('a', 'client').end()
  await away.close(20_000)
})
