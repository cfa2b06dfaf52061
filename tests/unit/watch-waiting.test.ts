import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { keepUnsent, noteAsking, waitingQuestions } from '../../web/chat/unsent.ts'
// loaded already, so that a test waits for no import
import '../../web/offline/send-unsent.ts'
import { watchWaiting } from '../../web/offline/watch-waiting.ts'

const MINUTE = 60_000

/** The keys of the questions that the server was sent. */
let posted: string[]

beforeAll(() => {
  const page = new EventTarget()
  const stored = new Map([['philip_user_id', 'u1']])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('fetch', async (_path: string, { method, headers }: RequestInit = {}) => {
    if (method !== 'POST') return Response.json({ chats: [] })
    posted.push(new Headers(headers).get('Idempotency-Key')!)
    return new Response('event: chat_info\ndata: {"chat_id":7}\n\n')
  })
  watchWaiting()
})
afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
beforeEach(() => {
  posted = []
})

const keep = (key: string) =>
  keepUnsent({ bible_id: 'eng-web', bookId: 'JHN', chapter: 3, prompt: `Who is ${key}?`, chat_id: null }, key)
const isSettled = () => expect.poll(waitingQuestions).toEqual([])

test('a question that is kept while the app is open is sent at once', async () => {
  keep('Nicodemus')
  await isSettled()
  expect(posted).toEqual(['Nicodemus'])
})

test('a question that the open panel asked is sent after the panel leaves it', async () => {
  noteAsking(() => 'Philip')
  keep('Philip')
  await expect.poll(vi.getTimerCount).toBe(1)
  await vi.advanceTimersByTimeAsync(5 * MINUTE)
  expect(posted).toEqual([])
  noteAsking(() => undefined)
  await vi.advanceTimersByTimeAsync(MINUTE)
  await isSettled()
  expect(posted).toEqual(['Philip'])
})
