import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createAnswers } from '../../api/answers.ts'
import type { EventStream } from '../../api/events.ts'
import { openAnswerWriter } from '../../shared/server/answer-stream.ts'
import { createLog } from '../../shared/server/log.ts'
import { createRedis, type Redis } from '../../shared/server/redis.ts'
import { insertConversation } from '../helpers/conversation.ts'
import { ownDatabase } from '../helpers/database.ts'

const log = createLog('test', 'silent')

async function connect(role: 'commands' | 'subscriber'): Promise<Redis> {
  const redis = createRedis(inject('servers').redis, role, log, 'test')
  onTestFinished(() => redis.disconnect())
  await once(redis, 'ready')
  return redis
}

/** An answer that is being written, and the API's side of its readers. `looks` is asked before each look at the log. */
async function openAnswer(looks: () => void = () => {}) {
  const { db } = await ownDatabase()
  const { id: owner } = await db.insertInto('visitors').defaultValues().returning('id').executeTakeFirstOrThrow()
  const { chatId, answerId } = await insertConversation(db, owner)
  await db.updateTable('messages').set({ status: 'streaming' }).where('id', '=', answerId).execute()
  const [redis, subscriber] = [await connect('commands'), await connect('subscriber')]
  const writer = await openAnswerWriter(await connect('commands'), answerId, 1)
  const xrange = redis.xrange.bind(redis) as (...args: unknown[]) => unknown
  redis.xrange = ((...args: unknown[]) => {
    looks()
    return xrange(...args)
  }) as typeof redis.xrange
  const answers = createAnswers({ db, redis, subscriber, log })
  onTestFinished(() => answers.close())
  const write = (content: string) => writer.append({ event: 'content', data: { content } })
  const read = (stream: EventStream) => answers.attach({ messageId: answerId, chatId, isOwner: true, stream })
  return { write, read }
}

/** A reader's connection that takes `room` events before it asks to wait. */
function reader(room = Number.POSITIVE_INFINITY) {
  const words: string[] = []
  let resume = () => {}
  const stream: EventStream = {
    send: (_event, data) => words.push(JSON.parse(data).content) < room,
    end: () => {},
    onDrain: (listener) => (resume = listener),
    onClose: () => {},
    isClosed: false,
  }
  return {
    stream,
    words,
    drain: (more: number) => {
      room += more
      resume()
    },
  }
}

test('a reader whose look at the log failed gets every word while more words arrive', async () => {
  let failures = 0
  const { write, read } = await openAnswer(() => {
    if (failures++ === 0) throw new Error('Command timed out')
  })
  await write('0')
  const { stream, words } = reader()
  await read(stream)
  expect(failures).toBe(1)
  const written = ['0']
  // the log is looked at by itself after two seconds without a word
  for (let word = 1; word <= 10; word++) {
    written.push(String(word))
    await write(String(word))
    await delay(50)
  }
  await expect.poll(() => words, { timeout: 500 }).toEqual(written)
})

test('a reader who must wait gets nothing until there is room again, and then every word once', async () => {
  const { write, read } = await openAnswer()
  const { stream, words, drain } = reader(3)
  await read(stream)
  for (let word = 0; word < 8; word++) await write(String(word))
  await delay(300)
  expect(words).toEqual(['0', '1', '2'])
  drain(2)
  await expect.poll(() => words).toEqual(['0', '1', '2', '3', '4'])
  drain(100)
  await write('8')
  await expect.poll(() => words).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8'])
})
