import { once } from 'node:events'
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import type { ChatEvent } from '../../shared/contract/chat.ts'
import { openAnswerWriter, parseFrame, readFrames, requestCancel, START } from '../../shared/server/answer-stream.ts'
import { type Appended, appendFrames, SEAL } from '../../shared/server/append-frames.ts'
import { createLog } from '../../shared/server/log.ts'
import { createRedis, type Redis } from '../../shared/server/redis.ts'

let redis: Redis
beforeAll(async () => {
  redis = createRedis(inject('servers').redis, 'commands', createLog('test', 'silent'), 'test')
  await once(redis, 'ready')
  return () => redis.disconnect()
})

let last = Date.now()
const newAnswer = () => ++last
const keysOf = (messageId: number) =>
  [`philip:a:{${messageId}}:log`, `philip:a:{${messageId}}:cancel`, `philip:a:{${messageId}}:ch`] as const
const frame = (messageId: number, id: string, prev: string, event = 'content'): Appended => ({
  ...{ keys: keysOf(messageId), id, prev, event, data: JSON.stringify({ content: `${id} of ${messageId}` }) },
})
const logged = async (messageId: number) => (await readFrames(redis, messageId, START, 100)).map(({ id }) => id)

const text = (content: string): ChatEvent => ({ event: 'content', data: { content } })
const final: ChatEvent = { event: 'final_content', data: { content: 'All.', citations: [] } }
const end = (message_id: number) => ({
  event: 'stream_end' as const,
  data: { message_id, status: 'complete' as const },
})

test('what is published is what the log has, whatever its text contains', async () => {
  const answer = newAnswer()
  const subscriber = createRedis(inject('servers').redis, 'subscriber', createLog('test', 'silent'), 'test')
  onTestFinished(() => subscriber.disconnect())
  const published: string[] = []
  subscriber.on('message', (_channel: string, message: string) => published.push(message))
  await subscriber.subscribe(keysOf(answer)[2])
  const writer = await openAnswerWriter(redis, answer, 1)
  await writer.append({ event: 'status', data: { state: 'writing' } }, text('In  the\n beginning %s %1 שָׁלוֹם 🕊️ '))
  await writer.append(text(' was'))
  await expect.poll(() => published.length).toBe(3)
  expect(published.map(parseFrame)).toEqual(await readFrames(redis, answer, START, 100))
})

test('the last two events are written in one step, and the log expires soon after', async () => {
  const answer = newAnswer()
  const writer = await openAnswerWriter(redis, answer, 1)
  await writer.append(text('All.'))
  const [log] = keysOf(answer)
  expect(await redis.pttl(log)).toBeGreaterThan(10 * 60_000)
  expect(await writer.seal(final, end(answer))).toBe('ok')
  expect(await logged(answer)).toEqual(['1-0', '1-1', SEAL])
  expect(await redis.pttl(log)).toBeLessThanOrEqual(5 * 60_000)
  expect(await writer.append(text('more'))).toBe('fenced')
})

test('frames that are sent again, because the reply was lost, are written once', async () => {
  const answer = newAnswer()
  const both = [frame(answer, '1-0', START, 'status'), frame(answer, '1-1', '1-0')]
  expect(await appendFrames(redis, both)).toEqual(['ok', 'ok'])
  expect(await appendFrames(redis, both)).toEqual(['ok', 'ok'])
  expect(await logged(answer)).toEqual(['1-0', '1-1'])
})

test('a frame that continues a rejected one is not written, and other answers are', async () => {
  const [older, other] = [newAnswer(), newAnswer()]
  await appendFrames(redis, [frame(older, '2-0', START)])
  const results = await appendFrames(redis, [
    frame(older, '1-7', '1-6'),
    frame(other, '1-0', START),
    frame(older, SEAL, '1-7', 'stream_end'),
    frame(older, '2-1', '2-0'),
  ])
  expect(results).toEqual(['fenced', 'ok', 'fenced', 'ok'])
  expect(await logged(older)).toEqual(['2-0', '2-1'])
  expect(await logged(other)).toEqual(['1-0'])
})

test('of a stopped answer only the last events are written', async () => {
  const answer = newAnswer()
  const writer = await openAnswerWriter(redis, answer, 1)
  await requestCancel(redis, answer)
  expect(await writer.append(text('a'), text('b'))).toBe('cancelled')
  expect(await writer.seal(final, end(answer))).toBe('ok')
  expect((await readFrames(redis, answer, START, 100)).map(({ event }) => event)).toEqual([
    'final_content',
    'stream_end',
  ])
})
