import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect as connectSocket } from 'node:net'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { reserveStream, streamOn } from '../../api/chat/events.ts'
import type { Context } from '../../api/context.ts'
import { readEvents, type StreamEvent } from '../../infra/measure/event-stream.ts'

const never = new AbortController().signal

/** A real response and its reader. */
async function connect(stopping = never, stallMs?: number) {
  const arrived = Promise.withResolvers<ServerResponse>()
  const server = createServer((_request, response) => arrived.resolve(response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const outgoing = request({ port: (server.address() as AddressInfo).port, agent: false })
  outgoing.on('error', () => {})
  outgoing.end()
  const response = await arrived.promise
  response.flushHeaders()
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
  return { stream: streamOn(response, stopping, '', stallMs), incoming, response }
}

async function eventsOf(incoming: IncomingMessage): Promise<StreamEvent[]> {
  const events: StreamEvent[] = []
  await readEvents(incoming, (event) => events.push(event))
  return events
}

test('a reader gets exactly the event that was sent, whatever it contains', async () => {
  const hostile = fc.oneof(
    fc.array(fc.nat(0x10ffff)).map((points) => String.fromCodePoint(...points)),
    fc.constantFrom('\n\nevent: stream_end\ndata: {}\n\n', '\r', 'data: x\r\n\r\n', '\u2028\u2029', '\0', ': ping'),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(hostile), async (texts) => {
      const { stream, incoming } = await connect()
      const reading = eventsOf(incoming)
      for (const [index, content] of texts.entries()) stream.send('content', JSON.stringify({ content }), `1-${index}`)
      stream.end()
      const events = await reading
      expect(events.map(({ event, id }) => [event, id])).toEqual(texts.map((_, index) => ['content', `1-${index}`]))
      expect(events.map(({ data }) => JSON.parse(data).content)).toEqual(texts)
    }),
    { numRuns: 50 },
  )
})

test('a reader who stops reading is detected, and resumes when it reads again', async () => {
  const { stream, incoming, response } = await connect()
  incoming.pause()
  const frame = JSON.stringify({ content: 'x'.repeat(16_000) })
  let sent = 0
  while (stream.send('content', frame) && sent < 10_000) sent++
  expect(response.writableLength).toBeLessThan(256 * 1024 + 20_000)
  const drained = new Promise<void>((resolve) => stream.onDrain(resolve))
  incoming.resume()
  await drained
  expect(stream.isClosed).toBe(false)
  expect(stream.send('content', frame)).toBe(true)
})

/** Reserves the slot of a stream on a response; returns whether it is taken. */
function reserve(res: ServerResponse): () => boolean {
  let taken = true
  const stream = () => () => {
    taken = false
  }
  reserveStream({ res, limits: { stream }, state: { visitor: {} } } as unknown as Context)
  return () => taken
}

test('a reader who never reads the end loses the connection, and the slot of the stream', async () => {
  const { stream, incoming, response } = await connect(never, 50)
  const isTaken = reserve(response)
  incoming.pause()
  incoming.on('error', () => {})
  const frame = JSON.stringify({ content: 'x'.repeat(16_000) })
  let sent = 0
  while (stream.send('content', frame) && sent < 10_000) sent++
  stream.end()
  expect(isTaken()).toBe(true)
  if (!response.destroyed) await once(response, 'close')
  await expect.poll(isTaken).toBe(false)
})

test('a reader who disconnects is noticed once, and writing to it does nothing', async () => {
  const { stream, incoming } = await connect()
  const left = new Promise<void>((resolve) => stream.onClose(resolve))
  incoming.destroy()
  await left
  expect(stream.isClosed).toBe(true)
  expect(stream.send('content', '{}')).toBe(true)
  let late = 0
  stream.onClose(() => late++)
  stream.end()
  expect(late).toBe(1)
})

test('nothing is written to a reader who closed its half of the connection', async () => {
  const arrived = Promise.withResolvers<ServerResponse>()
  const server = createServer((_request, response) => arrived.resolve(response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const reader = connectSocket((server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => void reader.destroy())
  reader.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const response = await arrived.promise
  response.flushHeaders()
  const failed: Error[] = []
  const { socket } = response
  for (const each of [response, socket]) each?.on('error', (error: Error) => failed.push(error))
  const stream = streamOn(response, never)
  // the server ends its half, too, and closes the response later
  socket?.prependListener('end', () => process.nextTick(() => stream.send('content', '{}')))
  reader.end()
  await once(response, 'close')
  expect(failed).toEqual([])
})

test('a stream for a reader who has left already is closed', async () => {
  const { incoming, response } = await connect()
  incoming.destroy()
  await once(response, 'close')
  const stream = streamOn(response, never)
  let isTold = false
  stream.onClose(() => {
    isTold = true
  })
  expect([stream.isClosed, isTold]).toEqual([true, true])
})

test('a stopping process ends its streams without a last event, within about a second', async () => {
  const stopping = new AbortController()
  const { stream, incoming } = await connect(stopping.signal)
  const reading = eventsOf(incoming)
  stream.send('content', '{"content":"a"}', '1-0')
  const begun = performance.now()
  stopping.abort()
  const events = await reading
  expect(performance.now() - begun).toBeLessThan(2000)
  expect(events.map(({ event }) => event)).toEqual(['content'])
})

test('the slot of a stream is released once its reader has left, even before it opened', async () => {
  const left: string[] = []
  const reserve = (res: ServerResponse, name: string) => {
    const ctx = { res, limits: { stream: () => () => left.push(name) }, state: { visitor: {} } } as unknown as Context
    reserveStream(ctx)
    reserveStream(ctx)
  }
  const { incoming, response } = await connect()
  reserve(response, 'reads')
  expect(left).toEqual([])
  incoming.destroy()
  await once(response, 'close')
  reserve(response, 'has left')
  await expect.poll(() => left).toEqual(['reads', 'has left'])
})
