import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftOf, writeDraft } from '../../web/chat/drafts.ts'
import { findUnsent, keepUnsent, noteAsking, waitingQuestions } from '../../web/chat/unsent.ts'
import { sendUnsent } from '../../web/offline/send-unsent.ts'

const HOUR = 3_600_000
const PROMPT = 'Who was Nicodemus?'
type Posted = { key: string; chat_id: number | null; prompt: string }

/** What the server was sent, how it refuses a question, and the questions of its chats, which are about John 3. */
let server: { posted: Posted[]; refuse: (sent: Posted) => Response | undefined; chats: Map<number, string[]> }
let stored: Map<string, string>

beforeEach(() => {
  server = { posted: [], refuse: () => undefined, chats: new Map() }
  stored = new Map([['philip_user_id', 'u1']])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => respond(path, init))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function respond(path: string, { method = 'GET', body, headers }: RequestInit = {}): Response {
  if (method === 'POST') {
    const { chat_id = null, prompt, ...rest } = JSON.parse(String(body)) as Posted
    expect(rest).not.toHaveProperty('answered_offline')
    const sent = { key: new Headers(headers).get('Idempotency-Key') ?? '', chat_id, prompt }
    server.posted.push(sent)
    return (
      server.refuse(sent) ?? new Response(`event: chat_info\ndata: ${JSON.stringify({ chat_id: chat_id ?? 7 })}\n\n`)
    )
  }
  const now = new Date().toISOString()
  const reference = { book_id: 'JHN', chapter: 3 }
  if (path === '/api/chats')
    return Response.json({ chats: [...server.chats.keys()].map((id) => ({ id, updated_at: now, reference })) })
  const questions = server.chats.get(Number(path.replace('/api/chat/', ''))) ?? []
  return Response.json({ messages: questions.map((content) => ({ role: 'user', content, created_at: now })) })
}

const problem = (status: number, error: string) => Response.json({ error, detail: error, status }, { status })
let keys = 0
/** Keeps a question that was asked some hours ago, at John 3 unless at another book. Returns its key. */
function keep(chat_id: number | null = null, hours = 0, bookId = 'JHN'): string {
  const key = `key-${++keys}`
  const place = { bible_id: 'eng-web', bookId, chapter: 3 }
  keepUnsent({ ...place, prompt: PROMPT, chat_id }, key, Date.now() - hours * HOUR)
  return key
}
const here = (prompt?: string) => findUnsent(null, { bookId: 'JHN', chapter: 3 }, prompt)

test('a question is sent once with its key, and the panel finds its chat where it was asked', async () => {
  const key = keep()
  await Promise.all([sendUnsent(), sendUnsent()])
  await sendUnsent()
  expect(server.posted).toEqual([{ key, chat_id: null, prompt: PROMPT }])
  expect([here()?.sent, here(PROMPT)?.sent]).toEqual([7, 7])
})

test('a question that the open panel is asking is left to it', async () => {
  const key = keep()
  noteAsking(() => key)
  await sendUnsent()
  expect(server.posted).toEqual([])
  noteAsking(() => undefined)
  await sendUnsent()
  expect(server.posted).toHaveLength(1)
})

test('a question of a deleted conversation begins another one', async () => {
  const key = keep(5)
  server.refuse = ({ chat_id }) => (chat_id ? problem(404, 'not_found') : undefined)
  await sendUnsent()
  expect(server.posted.map(({ chat_id, ...sent }) => [sent.key, chat_id])).toEqual([
    [key, 5],
    [key, null],
  ])
  expect(here()?.sent).toBe(7)
})

test('a refused question is a draft of its conversation', async () => {
  keep(5)
  writeDraft(5, 'half a question')
  server.refuse = () => problem(409, 'chat_full')
  await sendUnsent()
  expect(draftOf(5)).toBe(`${PROMPT}\n\nhalf a question`)
  expect(waitingQuestions()).toEqual([])
})

test.each([429, 503])('after a %i a question is sent again a minute later', async (status) => {
  keep()
  server.refuse = () => problem(status, 'later')
  await sendUnsent()
  server.refuse = () => undefined
  await vi.advanceTimersByTimeAsync(60_000)
  await sendUnsent()
  expect(server.posted).toHaveLength(2)
  expect(waitingQuestions()).toEqual([])
})

test('a question that waited for days is sent, unless the server has it already', async () => {
  keep(null, 50)
  await sendUnsent()
  expect(server.posted).toHaveLength(1)
  keep(null, 50)
  server.chats.set(9, [PROMPT])
  await sendUnsent()
  expect(server.posted).toHaveLength(1)
  expect(here(PROMPT)?.sent).toBe(9)
})

test('the same words that waited at two chapters are two questions', async () => {
  server.refuse = ({ prompt }) => {
    server.chats.set(7, [prompt])
    return undefined
  }
  const sent = [keep(null, 50), keep(null, 50, 'MRK')]
  await sendUnsent()
  expect(server.posted.map(({ key }) => key)).toEqual(sent)
})

test('a question that is withdrawn while it is sent is no draft', async () => {
  const key = keep()
  server.refuse = () => {
    stored.set('unsent', '')
    return problem(400, 'bad_request')
  }
  await sendUnsent()
  expect(waitingQuestions().map((each) => each.key)).not.toContain(key)
  expect(draftOf(null)).toBe('')
})

test('a question that the server always fails on does not keep back the others', async () => {
  const bad = keep()
  const others = [keep(5), keep(6)]
  server.refuse = ({ key }) => (key === bad ? problem(500, 'internal') : undefined)
  await sendUnsent()
  await vi.advanceTimersByTimeAsync(60_000)
  await sendUnsent()
  expect(server.posted.map(({ key }) => key).slice(0, 3)).toEqual([bad, ...others])
  expect(waitingQuestions().map(({ key }) => key)).toEqual([bad])
})

test('a question that is refused with help is not sent again by itself, and its panel asks it', async () => {
  const key = keep(8)
  const care = { kind: 'suicide', response: 'reply', language: 'en', help: 'Please call.', is_whole: true }
  server.refuse = () => Response.json({ error: 'rate_limited', detail: 'Help comes with this.', care }, { status: 429 })
  await sendUnsent()
  await vi.advanceTimersByTimeAsync(3_600_000)
  await sendUnsent()
  expect(server.posted).toHaveLength(1)
  expect(draftOf(8)).toBe('')
  expect(findUnsent(8, { bookId: 'JHN', chapter: 3 })?.key).toBe(key)
})
