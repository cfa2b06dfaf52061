import { randomBytes } from 'node:crypto'
import { createParser } from 'eventsource-parser'
import { describe, expect, test } from 'vitest'
import { openAnswerWriter } from '../../shared/server/answer-stream.ts'
import { sharedApi } from '../helpers/client/shared-api.ts'

const { api, database } = sharedApi()

type Status = 'pending' | 'streaming' | 'complete'
type Event = { event?: string; id?: string; data: Record<string, unknown> }

/** A chat of a new visitor with questions and answers whose content is "Answer 1.", "Answer 2." and so on. */
async function chatWith(...statuses: Status[]) {
  const visitor = api.visitor()
  await visitor.put('/api/user/theology', { theology_slug: 'baptist' })
  const place = { bible_id: 'eng-web', book: 'JHN', chapter: 3 }
  const id = Number(randomBytes(8).readBigUInt64BE() >> 11n)
  const chat = { id, owner_id: await visitor.row(), title: 'John 3', ...place }
  await database.db.insertInto('chats').values(chat).execute()
  const insert = async (role: 'user' | 'assistant', content: string, status: Status) => {
    const row = { chat_id: id, role, content, status, ...place }
    return (await database.db.insertInto('messages').values(row).returning('id').executeTakeFirstOrThrow()).id
  }
  const questions: number[] = []
  const answers: number[] = []
  for (const [index, status] of statuses.entries()) {
    questions.push(await insert('user', `Question ${index + 1}?`, 'complete'))
    answers.push(await insert('assistant', status === 'complete' ? `Answer ${index + 1}.` : '', status))
  }
  const stream = async (query: string, cursor?: string): Promise<Event[]> => {
    const path = `/api/chat/${id}/stream${query}`
    return eventsOf((await visitor.get(path, cursor ? { 'Last-Event-ID': cursor } : {})).text)
  }
  return { id, visitor, questions, answers, stream }
}

function eventsOf(text: string): Event[] {
  const events: Event[] = []
  const parser = createParser({ onEvent: ({ event, id, data }) => events.push({ event, id, data: JSON.parse(data) }) })
  parser.feed(text)
  return events
}

/** The log of an answer with this many words under a fence: `1-0`, `1-1` and so on. */
async function logOf(messageId: number, words: number, fence = 1) {
  const writer = await openAnswerWriter(api.deps.redis, messageId, fence)
  for (let n = 0; n < words; n++) await writer.append({ event: 'content', data: { content: `w${n} ` } })
  return {
    async end(content: string) {
      await writer.append({ event: 'final_content', data: { content, citations: [] } })
      await writer.seal({ event: 'stream_end', data: { message_id: messageId, status: 'complete' } })
    },
  }
}

const shown = (events: Event[]) =>
  events.map(({ event, data }) => `${event} ${data.message_id ?? data.content ?? data.reason ?? data.state}`)
const whole = (id: number, content: string) => [`chat_info ${id}`, `final_content ${content}`, `stream_end ${id}`]

describe('a reader who names the answer', () => {
  test('gets that one from its row, even if another was asked for since', async () => {
    const { answers, stream } = await chatWith('complete', 'complete')
    const [first, second] = answers as [number, number]
    await (await logOf(first, 60)).end('Answer 1.')
    await (await logOf(second, 60)).end('Answer 2.')
    expect(shown(await stream(`?answer=${first}`, '1-40'))).toEqual(whole(first, 'Answer 1.'))
    expect(shown(await stream(`?answer=${first}&after=1-40`))).toEqual(whole(first, 'Answer 1.'))
    expect(shown(await stream(`?answer=${first}`))).toEqual(whole(first, 'Answer 1.'))
  })

  test('gets what it missed of one that is being written', async () => {
    const { answers, stream } = await chatWith('complete', 'streaming')
    const last = answers[1]!
    const log = await logOf(last, 4)
    const reading = stream(`?answer=${last}`, '1-1')
    await log.end('Answer 2.')
    expect(shown(await reading)).toEqual([
      `chat_info ${last}`,
      ...['content w2 ', 'content w3 '],
      ...whole(last, 'Answer 2.').slice(1),
    ])
  })

  test('starts over if its cursor is not in the log', async () => {
    const { answers, stream } = await chatWith('complete', 'streaming')
    const last = answers[1]!
    const log = await logOf(last, 2)
    const reading = stream(`?answer=${last}`, '2-5')
    await log.end('Answer 2.')
    const [info, reset, ...rest] = await reading
    expect(shown([info!, reset!])).toEqual([`chat_info ${last}`, 'reset resumed'])
    expect(reset!.id).toBeUndefined()
    expect(shown(rest)).toEqual(['content w0 ', 'content w1 ', ...whole(last, 'Answer 2.').slice(1)])
  })

  test('gets its replacement after a retry, even if more was asked since', async () => {
    const { answers, stream } = await chatWith('complete', 'complete', 'complete')
    const [first, second, third] = answers as [number, number, number]
    await database.db.deleteFrom('messages').where('id', '=', first).execute()
    await (await logOf(third, 60)).end('Answer 3.')
    expect(shown(await stream(`?answer=${first}`, '1-40'))).toEqual(whole(second, 'Answer 2.'))
  })

  test('never gets a question, nor anything of another chat', async () => {
    const [own, other] = [await chatWith('complete'), await chatWith('complete')]
    const [answer] = own.answers as [number]
    for (const id of [own.questions[0], other.answers[0], 9_007_199_254_740_991]) {
      expect(shown(await own.stream(`?answer=${id}`, '1-0'))).toEqual(whole(answer, 'Answer 1.'))
    }
  })

  test.each(['', 'x', '0', '-1', '1.5', '9'.repeat(17)])(
    'with an invalid number is treated like one who names none: %j',
    async (id) => {
      const { answers, stream } = await chatWith('complete', 'complete')
      expect(shown(await stream(`?answer=${id}`))).toEqual(whole(answers[1]!, 'Answer 2.'))
    },
  )
})

describe('a reader who names no answer', () => {
  test('gets the answer whose log has its cursor', async () => {
    const { answers, stream } = await chatWith('complete', 'complete')
    const [first, second] = answers as [number, number]
    await (await logOf(first, 60)).end('Answer 1.')
    await (await logOf(second, 3)).end('Answer 2.')
    expect(shown(await stream('', '1-40'))).toEqual(whole(first, 'Answer 1.'))
  })

  test('gets an earlier answer, never the tail of the one that is being written', async () => {
    const { answers, stream } = await chatWith('complete', 'streaming')
    const [first, second] = answers as [number, number]
    await logOf(second, 3)
    expect(shown(await stream('', '1-40')), 'the log of the first has expired').toEqual(whole(first, 'Answer 1.'))
    await (await logOf(first, 60)).end('Answer 1.')
    expect(shown(await stream('', '1-40'))).toEqual(whole(first, 'Answer 1.'))
  })

  test('gets the whole last answer, not only its end, if its cursor is unknown', async () => {
    const { answers, stream } = await chatWith('complete', 'complete')
    for (const [index, id] of answers.entries()) await (await logOf(id, 60)).end(`Answer ${index + 1}.`)
    expect(shown(await stream('', '2-5'))).toEqual(whole(answers[1]!, 'Answer 2.'))
    const alone = await chatWith('complete')
    expect(shown(await alone.stream('', '2-5'))).toEqual(whole(alone.answers[0]!, 'Answer 1.'))
  })

  test('starts over with a waiting answer that cannot be its own', async () => {
    const { answers, stream } = await chatWith('pending')
    const id = answers[0]!
    const reading = stream('', '1-40')
    await new Promise((resolve) => setTimeout(resolve, 200))
    await (await logOf(id, 2)).end('Answer 1.')
    expect(shown(await reading)).toEqual([
      `chat_info ${id}`,
      ...['reset resumed', 'status queued', 'content w0 ', 'content w1 '],
      ...whole(id, 'Answer 1.').slice(1),
    ])
  })

  test('continues after its cursor when no question followed', async () => {
    const { answers, stream } = await chatWith('complete')
    await (await logOf(answers[0]!, 3)).end('Answer 1.')
    expect(shown(await stream('', '1-1'))).toEqual([
      `chat_info ${answers[0]}`,
      'content w2 ',
      ...whole(answers[0]!, 'Answer 1.').slice(1),
    ])
  })
})

test('the words of a private chat are not cached, those of a published one may be revalidated', async () => {
  const { id, visitor } = await chatWith('complete')
  const caching = async () => (await visitor.get(`/api/chat/${id}/stream`)).headers['cache-control']
  expect(await caching()).toBe('no-store, no-cache, no-transform')
  await visitor.post(`/api/chat/${id}/publish`)
  expect(await caching()).toBe('no-cache, no-transform')
})
