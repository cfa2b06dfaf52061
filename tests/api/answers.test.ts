import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import type { Viewer } from '../../api/chat/answer-hubs.ts'
import { createSender } from '../../api/chat/answer-sender.ts'
import { createAnswers } from '../../api/chat/answers.ts'
import type { EventStream } from '../../api/chat/event-stream.ts'
import { startView } from '../../api/chat/viewer.ts'
import { openAnswerWriter } from '../../shared/server/answer-stream.ts'
import { createLog } from '../../shared/server/log.ts'
import { createRedis, type Redis } from '../../shared/server/redis.ts'
import { insertConversation } from '../helpers/client/conversation.ts'
import { ownDatabase } from '../helpers/db/database.ts'
import { insertVisitor } from '../helpers/db/visitor.ts'

const log = createLog('test', 'silent')

async function connect(role: 'commands' | 'subscriber'): Promise<Redis> {
  const redis = createRedis(inject('servers').redis, role, log, 'test')
  onTestFinished(() => redis.disconnect())
  await once(redis, 'ready')
  return redis
}

/** An answer in progress, and the API's side of its readers. `looks` is called, and awaited, before each read of the log. */
async function openAnswer(looks: () => void | Promise<void> = () => {}, publicCheckMs?: number) {
  const { db } = await ownDatabase()
  const owner = await insertVisitor(db)
  const { chatId, answerId } = await insertConversation(db, owner, { isPublic: true })
  await db.updateTable('messages').set({ status: 'streaming' }).where('id', '=', answerId).execute()
  const [redis, subscriber] = [await connect('commands'), await connect('subscriber')]
  const writer = await openAnswerWriter(await connect('commands'), answerId, 1)
  const xrange = redis.xrange.bind(redis) as (...args: unknown[]) => unknown
  redis.xrange = ((...args: unknown[]) => {
    const looked = looks()
    return looked instanceof Promise ? looked.then(() => xrange(...args)) : xrange(...args)
  }) as typeof redis.xrange
  const answers = createAnswers({ db, redis, subscriber, log, publicCheckMs })
  onTestFinished(() => answers.close())
  const write = (content: string) => writer.append({ event: 'content', data: { content } })
  const read = (stream: EventStream, isOwner = true) => answers.attach({ messageId: answerId, chatId, isOwner, stream })
  /** Makes the chat private without the message that announces it. */
  const hide = () => db.updateTable('chats').set({ is_public: false }).where('id', '=', chatId).execute()
  const end = async (content: string) => {
    const follow_ups = [{ question: 'And then?', summary: 'Then' }]
    const row = { content, status: 'complete' as const, follow_ups: JSON.stringify(follow_ups) }
    await db.updateTable('messages').set(row).where('id', '=', answerId).execute()
    await writer.append({ event: 'final_content', data: { content, citations: [], follow_ups } })
    await writer.seal({ event: 'stream_end', data: { message_id: answerId, status: 'complete' } })
  }
  /** A viewer of the owner, who has nothing so far, and what sends it the log. */
  const view = (stream: EventStream) => {
    const viewer: Viewer = { ...startView(true), messageId: answerId, chatId, stream }
    return { viewer, sender: createSender({ db, redis, log }) }
  }
  return { write, read, hide, end, view }
}

/** A reader's connection that accepts `room` events before it signals backpressure. */
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
  // the log is also polled after two seconds without a message
  for (let word = 1; word <= 10; word++) {
    written.push(String(word))
    await write(String(word))
    await delay(50)
  }
  await expect.poll(() => words, { timeout: 500 }).toEqual(written)
})

test('an answer whose channel refuses its subscriber is not kept', async () => {
  const { db } = await ownDatabase()
  const subscriber = await connect('subscriber')
  const answers = createAnswers({ db, redis: await connect('commands'), subscriber, log })
  onTestFinished(() => answers.close())
  const subscribe = vi.spyOn(subscriber, 'subscribe').mockRejectedValueOnce(new Error('LOADING'))
  await expect(answers.hold(1)).rejects.toThrow('LOADING')
  expect(answers.size).toBe(0)
  subscribe.mockRestore()
  const release = await answers.hold(1)
  expect(answers.size).toBe(1)
  release()
  expect(answers.size).toBe(0)
})

test('a second request to read the log waits for the reading that another one began', async () => {
  const { promise: held, resolve: letRead } = Promise.withResolvers<void>()
  const { write, view } = await openAnswer(() => held)
  await write('the beginning')
  const { stream, words } = reader()
  const { viewer, sender } = view(stream)
  const first = sender.replay(viewer)
  let seen: string[] = []
  const second = sender.replay(viewer).then(() => {
    seen = [...words]
  })
  letRead()
  await Promise.all([first, second])
  expect(seen).toEqual(['the beginning'])
})

test('a reader who has to wait gets nothing until there is room again, then every word once', async () => {
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

/** The connection of a visitor who is not the owner: what arrived, and when it was closed. */
function stranger() {
  const events: string[] = []
  const ended = Promise.withResolvers<void>()
  let isClosed = false
  const stream: EventStream = {
    send: (event, data) => events.push(`${event} ${data}`) > 0,
    end: () => {
      isClosed = true
      ended.resolve()
    },
    onDrain: () => {},
    onClose: () => {},
    get isClosed() {
      return isClosed
    },
  }
  return { stream, events, ended: ended.promise }
}

describe('a stranger who reads a public answer', () => {
  test('gets its end from the row, without later questions', async () => {
    const { write, read, end } = await openAnswer()
    const { stream, events, ended } = stranger()
    await read(stream, false)
    await write('the beginning')
    await end('the beginning and the end')
    await ended
    expect(events.map((event) => event.split(' ')[0])).toEqual(['content', 'final_content', 'stream_end'])
    expect(events[1]).toContain('the beginning and the end')
    expect(events[1]).not.toContain('And then?')
  })

  test('does not get its end once its chat is private, even if the message that says so was missed', async () => {
    const { write, read, hide, end } = await openAnswer()
    const { stream, events, ended } = stranger()
    await read(stream, false)
    await write('the beginning')
    await expect.poll(() => events).toHaveLength(1)
    await hide()
    await end('the beginning and the end')
    await ended
    expect(events).toHaveLength(1)
  })

  test('is disconnected from a chat that was made private, at the next check of the chats', async () => {
    const { read, hide } = await openAnswer(undefined, 50)
    const { stream, events, ended } = stranger()
    await read(stream, false)
    await hide()
    await ended
    expect(events).toEqual([])
  })

  test('gets nothing if it was made private before they subscribed', async () => {
    const { write, read, hide } = await openAnswer()
    await write('the beginning')
    await hide()
    const { stream, events, ended } = stranger()
    await read(stream, false)
    await ended
    expect(events).toEqual([])
  })
})
