import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { KeptQuestion } from '../../web/offline/device/kept-questions.ts'
import { keptTalkAt } from '../../web/offline/device/kept-talk.ts'
import { storeKept } from '../../web/offline/device/store-kept.ts'

const HOUR = 3_600_000
type Question = { content: string; created_at: string; note?: string }
type Posted = { chat_id: number | null; prompt: string }

/** The server: its chats with their questions, and what was sent to it. */
let server: { chats: Map<number, Question[]>; posted: Posted[]; says?: (sent: RequestInit) => Promise<Response> }
let stored: Map<string, string>

beforeEach(() => {
  server = { chats: new Map(), posted: [] }
  stored = new Map([['philip_user_id', 'u1']])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) =>
    server.says && init?.method === 'POST' ? server.says(init) : respond(path, init),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function respond(path: string, { method = 'GET', body }: RequestInit = {}): Response {
  const ids = [...server.chats.keys()]
  if (method === 'POST') {
    const { chat_id, prompt } = JSON.parse(String(body)) as Posted
    server.posted.push({ chat_id, prompt })
    if (chat_id && !server.chats.has(chat_id)) return missing()
    const id = chat_id ?? Math.max(0, ...ids) + 1
    server.chats.set(id, [...(server.chats.get(id) ?? []), { content: prompt, created_at: hoursAgo(0) }])
    return new Response(`event: chat_info\ndata: ${JSON.stringify({ chat_id: id })}\n\n`)
  }
  if (path === '/api/chats')
    return Response.json({ chats: ids.map((id) => ({ id, updated_at: server.chats.get(id)!.at(-1)!.created_at })) })
  const questions = server.chats.get(Number(path.replace('/api/chat/', '')))
  return questions ? Response.json({ messages: questions.map((each) => ({ ...each, role: 'user' })) }) : missing()
}

const missing = () => Response.json({ error: 'not_found', detail: 'Not found' }, { status: 404 })
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString()

const PROMPT = 'What does this mean?'
const keep = (...questions: { chat_id?: number; at: number; tried_at?: number; prompt?: string; note?: string }[]) =>
  stored.set(
    'kept-questions',
    JSON.stringify(
      questions.map(
        ({ chat_id = null, at, tried_at, prompt = PROMPT, note = null }, i): KeptQuestion => ({
          request: { bible_id: 'eng-web', bookId: 'JHN', chapter: 3, verses: [i + 1], prompt, chat_id, note },
          ...{ key: `key-${i}`, talk: `talk-${i}`, at: Date.now() - at * HOUR },
          answer: { content: 'For God so loved', citations: [], spans: [], follow_ups: [] },
          ...(tried_at && { tried_at: Date.now() - tried_at * HOUR }),
        }),
      ),
    ),
  )
const left = () => JSON.parse(stored.get('kept-questions') ?? '[]') as KeptQuestion[]

test('a question is stored though its conversation has the same words from before it was sent', async () => {
  server.chats.set(5, [{ content: PROMPT, created_at: hoursAgo(50) }])
  keep({ chat_id: 5, at: 30, tried_at: 24 })
  await storeKept()
  expect(server.posted).toEqual([{ chat_id: 5, prompt: PROMPT }])
  expect(left()).toEqual([])
})

test('a question that the server has stored without a response is not stored again', async () => {
  server.chats.set(5, [{ content: PROMPT, created_at: hoursAgo(24) }])
  keep({ chat_id: 5, at: 30, tried_at: 24 })
  await storeKept()
  expect(server.posted).toEqual([])
  expect(left()).toEqual([])
})

test('the same words with another note are another question, which is stored', async () => {
  server.chats.set(5, [{ content: PROMPT, created_at: hoursAgo(24), note: 'First note' }])
  keep({ chat_id: 5, at: 30, tried_at: 24, note: 'Second note' })
  await storeKept()
  expect(server.posted).toEqual([{ chat_id: 5, prompt: PROMPT }])
})

test('a question is not stored again though the server has removed what no reader sees', async () => {
  server.chats.set(5, [{ content: PROMPT, created_at: hoursAgo(24), note: 'My note' }])
  keep({ chat_id: 5, at: 30, tried_at: 24, prompt: `\u200b${PROMPT}`, note: 'My note\r\n' })
  await storeKept()
  expect(server.posted).toEqual([])
  expect(left()).toEqual([])
})

test('a question of a deleted conversation begins another one, and the next questions do not wait for it', async () => {
  keep({ chat_id: 5, at: 30, tried_at: 24 }, { at: 1, prompt: 'Who was Nicodemus?' })
  await storeKept()
  expect(server.posted).toEqual([
    { chat_id: 5, prompt: PROMPT },
    { chat_id: null, prompt: PROMPT },
    { chat_id: null, prompt: 'Who was Nicodemus?' },
  ])
  expect(left()).toEqual([])
})

test('a question that left before the device answered it is not stored again when its key is forgotten', async () => {
  server.chats.set(7, [{ content: PROMPT, created_at: hoursAgo(25.01) }])
  keep({ at: 25 })
  await storeKept()
  expect(server.posted).toEqual([])
  expect(left()).toEqual([])
})

test('two questions in the same words, about other verses, are both stored days later', async () => {
  server.chats.set(5, [{ content: 'Who was Nicodemus?', created_at: hoursAgo(50) }])
  keep({ chat_id: 5, at: 30 }, { chat_id: 5, at: 29.9 })
  await storeKept()
  expect(server.posted).toHaveLength(2)
  expect(left()).toEqual([])
})

test('a server that accepts the connection and never responds is tried again a minute after it is given up', async () => {
  keep({ at: 1 })
  server.says = ({ signal }) => new Promise((_resolve, reject) => whenAborted(signal, reject))
  const storing = storeKept()
  await vi.advanceTimersByTimeAsync(35_000)
  await storing
  expect(left()).toHaveLength(1)
  server.says = undefined
  await vi.advanceTimersByTimeAsync(60_000)
  await storeKept()
  expect(server.posted).toHaveLength(1)
  expect(left()).toEqual([])
})

test('a question is stored if its answer falls silent; each byte before that extends the wait', async () => {
  keep({ at: 1 })
  const pings = 3
  server.says = async ({ signal }) => {
    const bytes = new TextEncoder()
    return new Response(
      new ReadableStream({
        start(stream) {
          whenAborted(signal, (reason) => stream.error(reason))
          stream.enqueue(bytes.encode('event: chat_info\ndata: {"chat_id":5}\n\n'))
          for (let at = 1; at <= pings; at++) setTimeout(() => stream.enqueue(bytes.encode(': ping\n\n')), at * 30_000)
        },
      }),
    )
  }
  const storing = storeKept()
  await vi.advanceTimersByTimeAsync(pings * 30_000 + 34_000)
  expect(left()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1000)
  await storing
  expect(left()).toEqual([])
})

test('a question that is refused with help is not sent again, and shows the help as its answer', async () => {
  keep({ at: 1 })
  let posts = 0
  const care = { kind: 'suicide', response: 'reply', language: 'en', help: 'Please call.', is_whole: true }
  server.says = async () => {
    posts++
    return Response.json({ error: 'rate_limited', detail: 'Help comes with this.', care }, { status: 429 })
  }
  await storeKept()
  await vi.advanceTimersByTimeAsync(HOUR)
  await storeKept()
  expect(posts).toBe(1)
  expect(left()).toMatchObject([{ refused: 'Help comes with this.', answer: { content: 'Please call.', care } }])
  expect(keptTalkAt({ bookId: 'JHN', chapter: 3 })?.at(-1)).toMatchObject({ content: 'Please call.', care })
})

test('a device without room asks for a refused question only once before each pause', async () => {
  keep({ chat_id: 5, at: 1 })
  let posts = 0
  server.says = async () => {
    posts++
    return missing()
  }
  localStorage.setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError')
  }
  await storeKept()
  expect(posts).toBe(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(posts).toBe(2)
})

function whenAborted(signal: AbortSignal | null | undefined, then: (reason: unknown) => void): void {
  signal?.addEventListener('abort', () => then(signal.reason))
}
