import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteWithUndo } from '../../web/chat/delete-with-undo.ts'
import { watchLeaving } from '../../web/chat/leaving-chats.ts'
import { keepUnsent, waitingQuestions } from '../../web/chat/unsent.ts'
import { LEAVING_CHATS, writeStored } from '../../web/data/stored.ts'
import { keepQuestion, keptQuestions } from '../../web/offline/device/kept-questions.ts'
import { storeKept } from '../../web/offline/device/store-kept.ts'
import { sendUnsent } from '../../web/offline/send-unsent.ts'

const UNDO_MS = 8000

/** What the server was sent, and how it answers. */
let server: { deleted: string[]; asked: number; answer: () => Response }
let stored: Map<string, string>
let page: EventTarget

beforeEach(() => {
  server = { deleted: [], asked: 0, answer: () => new Response(null, { status: 204 }) }
  stored = new Map([['philip_user_id', 'u1']])
  page = Object.assign(new EventTarget(), { hidden: false })
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', keepalive }: RequestInit = {}) => {
    if (method === 'POST') server.asked++
    if (method !== 'DELETE') return Response.json({ status: 'ok' })
    expect(keepalive).toBe(true)
    server.deleted.push(path)
    return server.answer()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const noNetwork = () => {
  throw new TypeError('no network')
}
const problem = (status: number) => Response.json({ status, error: 'e', detail: '' }, { status })
const left = () => Object.keys(JSON.parse(stored.get(LEAVING_CHATS) || '{}') as object)
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('a deleted conversation is stored as such until the server has deleted it', async () => {
  deleteWithUndo(7, () => {})
  expect(left()).toEqual(['7'])
  expect(server.deleted).toEqual([])
  await wait(UNDO_MS)
  expect(server.deleted).toEqual(['/api/chat/7'])
  expect(left()).toEqual([])
})

test('what waits for a deleted conversation is not asked meanwhile, and never in another one', async () => {
  const request = { bible_id: 'eng-web', bookId: 'JHN', chapter: 3, verses: [], prompt: 'Why by night?', chat_id: 7 }
  keepUnsent(request, 'key')
  const answer = { content: '', citations: [], spans: [], follow_ups: [] }
  keepQuestion({ request, key: 'kept', talk: 'kept', at: Date.now(), answer })
  deleteWithUndo(7, () => {})
  const asking = [sendUnsent(), storeKept()]
  await wait(0)
  expect([server.asked, waitingQuestions().length, keptQuestions().length]).toEqual([0, 1, 1])
  await wait(UNDO_MS)
  await Promise.all([...asking, sendUnsent(), storeKept()])
  expect([server.asked, waitingQuestions(), keptQuestions()]).toEqual([0, [], []])
})

test('a restored conversation is never deleted', async () => {
  const onUndo = vi.fn()
  const undo = deleteWithUndo(7, onUndo)
  watchLeaving()
  undo()
  expect(onUndo).toHaveBeenCalledOnce()
  await wait(10 * UNDO_MS)
  expect(server.deleted).toEqual([])
  expect(left()).toEqual([])
})

test.each(['pagehide', 'visibilitychange'])('at %s it is deleted without a wait, and once', async (event) => {
  deleteWithUndo(7, () => {})
  Object.assign(page, { hidden: true })
  page.dispatchEvent(new Event(event))
  await wait(0)
  expect(server.deleted).toEqual(['/api/chat/7'])
  await wait(10 * UNDO_MS)
  expect(server.deleted).toHaveLength(1)
})

test('without a network it stays stored, and is deleted when the app opens again', async () => {
  server.answer = noNetwork
  deleteWithUndo(7, () => {})
  await wait(UNDO_MS)
  expect(left()).toEqual(['7'])
  server.answer = () => new Response(null, { status: 204 })
  server.deleted = []
  watchLeaving()
  await wait(0)
  expect(server.deleted).toEqual(['/api/chat/7'])
  expect(left()).toEqual([])
})

test('what a closed tab has left is deleted when the app opens, after the time of its Undo', async () => {
  stored.set(LEAVING_CHATS, JSON.stringify({ 7: Date.now() + 3000, 8: Date.now() - 60_000 }))
  watchLeaving()
  await wait(0)
  expect(server.deleted).toEqual(['/api/chat/8'])
  await wait(3000)
  expect(server.deleted).toEqual(['/api/chat/8', '/api/chat/7'])
  expect(left()).toEqual([])
})

test('a busy server is asked again', async () => {
  server.answer = () => problem(503)
  stored.set(LEAVING_CHATS, JSON.stringify({ 7: 0 }))
  watchLeaving()
  await wait(0)
  expect(left()).toEqual(['7'])
  server.answer = () => new Response(null, { status: 204 })
  await wait(60_000)
  expect(left()).toEqual([])
})

test('a busy server is asked again once in half a minute for each conversation', async () => {
  server.answer = () => problem(503)
  stored.set(LEAVING_CHATS, JSON.stringify({ 7: 0, 8: 0, 9: 0 }))
  watchLeaving()
  await wait(5 * 60_000)
  expect(server.deleted.length).toBeGreaterThan(20)
  expect(server.deleted.length).toBeLessThanOrEqual(3 * 11)
})

test('a conversation that was restored and deleted again keeps the whole time of its second Undo', async () => {
  const undo = deleteWithUndo(7, () => {})
  watchLeaving()
  await wait(UNDO_MS - 1000)
  undo()
  deleteWithUndo(7, () => {})
  await wait(UNDO_MS - 1000)
  expect(server.deleted).toEqual([])
  await wait(1000)
  expect(server.deleted).toEqual(['/api/chat/7'])
})

test('a full storage loses no deletion', async () => {
  stored.set(LEAVING_CHATS, '')
  const setItem = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  deleteWithUndo(7, () => {})
  await wait(UNDO_MS)
  expect(server.deleted).toEqual(['/api/chat/7'])
  // with room again, the page reads from the storage
  setItem.mockRestore()
  writeStored(LEAVING_CHATS, '')
  expect(left()).toEqual([])
})

test('a conversation that the server no longer has is forgotten', async () => {
  server.answer = () => problem(404)
  stored.set(LEAVING_CHATS, JSON.stringify({ 7: 0 }))
  watchLeaving()
  await wait(0)
  expect(left()).toEqual([])
})
