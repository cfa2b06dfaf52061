import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { expectNothingLeft, expectWhole, leftovers, nothingLeft } from '../helpers/answers/answers.ts'
import { createClient } from '../helpers/client/client.ts'
import { ask, begun, type Following } from '../helpers/client/reader.ts'
import { textFor } from '../helpers/model/steady-text.ts'
import { ownStack } from '../helpers/stack/stack.ts'

vi.setConfig({ testTimeout: 300_000 })

const question = { bible_id: 'eng-web', bookId: 'JHN', chapter: 3 }

test('ten times the capacity: some questions are answered, the rest are refused with the time to wait', async () => {
  const env = { CHAT_CONCURRENCY: '2', QUEUE_MAX_WAITING: '6' }
  const stack = await ownStack({ model: 'steady,rate=40,tokens=40', env })
  const asked = Array.from({ length: 80 }, (_, at) => ask({ prompt: `seed:${at}` }, { port: stack.api.port }))
  const ends = await Promise.allSettled(asked.map(({ ended }) => ended))
  const accepted = asked.filter((_, at) => ends[at]!.status === 'fulfilled')
  const refusals = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as Error] : []))
  expect(accepted.length).toBeGreaterThan(0)
  expect(refusals.length).toBeGreaterThan(0)
  for (const { message } of refusals) expect(message).toMatch(/^503: .*"error":"(queue_full|unavailable)"/)
  for (const reader of accepted) await expectWhole(stack.database.db, stack.api.port, reader)
  // the client checks every refusal for Retry-After
  const client = createClient(stack.api.port)
  const more = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      client.send('POST', '/api/chat', { body: { ...question, prompt: `${at}` }, headOnly: true }),
    ),
  )
  expect(more.filter(({ status }) => status === 503).length).toBeGreaterThan(0)
  await expectNothingLeft(stack.database.db)
})

test('readers that stop reading do not block others, and get everything when they resume', async () => {
  // nearly the longest accepted answer
  const tokens = 9000
  const stack = await ownStack({ model: `steady,rate=1000000,per=20,tokens=${tokens}` })
  const port = stack.api.port
  const first = ask({ prompt: 'seed:72' }, { port })
  await first.until(({ event }) => event === 'chat_info')
  const open = async () => {
    const outgoing = request({
      ...{ host: '127.0.0.1', port, agent: false, path: `/api/chat/${first.chatId()}/stream` },
      headers: { 'X-User-ID': first.visitor() },
    })
    outgoing.end()
    const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
    return incoming
  }
  const stopped = await Promise.all(Array.from({ length: 20 }, open))
  // these connections are not read from here on
  await expectWhole(stack.database.db, port, first, { text: textFor(72, tokens) })
  for (const each of stopped) {
    const said = await text(each)
    expect(said.match(/^event: stream_end$/gm)).toHaveLength(1)
    const final = /^event: final_content\ndata: (.*)$/m.exec(said)?.[1] ?? '{}'
    expect(JSON.parse(final).content).toBe(textFor(72, tokens))
  }
  await expectNothingLeft(stack.database.db)
})

test('a rolling replacement of two APIs and two workers fails no call and loses no answer', async () => {
  const tokens = 120
  const stack = await ownStack({ model: `steady,rate=40,tokens=${tokens}`, workers: 2 })
  const { db } = stack.database
  let apis = [stack.api, await stack.addApi()]
  let turn = 0
  const port = () => apis[turn++ % apis.length]!.port
  const readers: Following[] = []
  const askSome = async (seed: number) => {
    const some = Array.from({ length: 5 }, (_, at) => ask({ prompt: `seed:${seed + at}` }, { port }))
    await Promise.all(some.map((reader) => begun(reader, 1)))
    readers.push(...some)
  }
  const failures: string[] = []
  const rounds = [0, 0]
  let goesOn = true
  const reading = async (_: number, who: number) => {
    while (goesOn) {
      const client = createClient(port())
      for (const path of ['/api/bible/eng-web/book/JHN/chapters/3', '/api/theologies']) {
        const { status, text: body } = await client.get(path)
        if (status !== 200) failures.push(`${status} ${body}`)
      }
      rounds[who]! += 1
      // without a pause they would take the processor from the answers
      await setTimeout(20)
    }
  }
  const busy = rounds.map(reading)
  await askSome(80)
  for (const old of [...apis]) {
    const fresh = await stack.addApi()
    // like a load balancer: send no new requests there, and let running ones finish first
    apis = [...apis.filter((each) => each !== old), fresh]
    const before = [...rounds]
    await expect.poll(() => rounds.every((count, who) => count > before[who]!), { timeout: 60_000 }).toBe(true)
    expect(await old.end('SIGTERM')).toBe(0)
    await askSome(90 + readers.length)
  }
  for (const old of stack.workers) {
    await stack.addWorker()
    const ending = old.end('SIGTERM')
    await askSome(110 + readers.length)
    expect(await ending).toBe(0)
  }
  // on a slow machine an answer outlasts its worker's shutdown and restarts on another worker
  for (const reader of readers) await expectWhole(db, apis[0]!.port, reader, { resets: 2 })
  goesOn = false
  await Promise.all(busy)
  expect(failures).toEqual([])
  expect(await leftovers(db)).toEqual(nothingLeft)
})
