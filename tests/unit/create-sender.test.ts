import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSender } from '../../web/offline/create-sender.ts'

const MINUTE = 60_000

let waiting: string[]
/** What was sent, and what the server refuses for now. */
let sent: string[]
let refused: Set<string>

beforeEach(() => {
  sent = []
  refused = new Set()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const senderOf = (...items: string[]) => {
  waiting = items
  return createSender({
    waiting: () => waiting,
    conversationOf: ([name = '']) => name,
    send: async (item: string) => {
      sent.push(item)
      if (refused.has(item)) return false
      waiting = waiting.filter((each) => each !== item)
      return true
    },
  })
}
const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * MINUTE)

test('what the server refuses for now is tried again after pauses that grow up to a quarter of an hour', async () => {
  refused.add('a')
  await senderOf('a')()
  const tries: number[] = []
  for (let minute = 1; minute <= 60; minute++) {
    const before = sent.length
    await pass(1)
    if (sent.length > before) tries.push(minute)
  }
  expect(tries).toEqual([1, 3, 7, 15, 30, 45, 60])
})

test('once something was sent the next pause is short again', async () => {
  refused.add('a')
  await senderOf('a')()
  await pass(60)
  refused = new Set(['b'])
  waiting = ['a', 'b']
  await pass(30)
  expect(sent.slice(-3)).toEqual(['b', 'a', 'b'])
  refused.clear()
  await pass(1)
  expect(waiting).toEqual([])
})

test('nothing is tried without a network, or when nothing waits', async () => {
  refused.add('a')
  const send = senderOf('a')
  vi.stubGlobal('navigator', { onLine: false })
  await send()
  await pass(60)
  expect(sent).toEqual([])
  vi.stubGlobal('navigator', { onLine: true })
  await send()
  waiting = []
  await pass(60)
  expect(sent).toEqual(['a'])
  expect(vi.getTimerCount()).toBe(0)
})

test('what is refused for now does not keep back the others, which are sent one pause later', async () => {
  refused.add('a')
  await senderOf('a', 'b', 'c')()
  expect(sent).toEqual(['a'])
  await pass(1)
  expect(sent).toEqual(['a', 'b', 'c'])
  await pass(60)
  expect(sent.slice(3)).toEqual(['a', 'a', 'a', 'a', 'a', 'a', 'a'])
})

test('while the server refuses all, one thing is tried after each pause, each in its turn', async () => {
  refused = new Set(['a', 'b', 'c'])
  await senderOf('a', 'b', 'c')()
  await pass(60)
  expect(sent).toEqual(['a', 'b', 'c', 'a', 'b', 'c', 'a', 'b'])
  refused.clear()
  await pass(16)
  expect(waiting).toEqual([])
})

test('a conversation keeps the order of its questions', async () => {
  refused.add('a1')
  await senderOf('a1', 'a2', 'b1')()
  await pass(1)
  expect(sent).toEqual(['a1', 'b1'])
  refused.clear()
  await pass(1)
  expect(sent).toEqual(['a1', 'b1', 'a1', 'a2'])
})
