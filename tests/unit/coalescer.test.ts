import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCoalescer, MAX_CHARACTERS, MAX_PIECES, WINDOW_MS } from '../../workers/chat-answer/coalescer.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

function collector() {
  const written: { text: string; at: number }[] = []
  const coalescer = createCoalescer((text) => written.push({ text, at: performance.now() }))
  return { written, coalescer, texts: () => written.map(({ text }) => text) }
}

test('the first piece is written immediately, the next ones together at the end of the window', () => {
  const { coalescer, texts } = collector()
  for (const piece of ['In ', 'the ', 'beginning']) coalescer.push(piece)
  expect(texts()).toEqual(['In '])
  vi.advanceTimersByTime(WINDOW_MS - 1)
  expect(texts()).toEqual(['In '])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual(['In ', 'the beginning'])
})

test('a piece after a pause is written immediately', () => {
  const { coalescer, texts } = collector()
  coalescer.push('a')
  vi.advanceTimersByTime(WINDOW_MS)
  coalescer.push('b')
  expect(texts()).toEqual(['a', 'b'])
})

test('many pieces and long ones do not wait for the window', () => {
  const { coalescer, texts } = collector()
  coalescer.push('first')
  for (let at = 0; at < MAX_PIECES; at++) coalescer.push('x')
  expect(texts()).toEqual(['first', 'x'.repeat(MAX_PIECES)])
  coalescer.push('y'.repeat(MAX_CHARACTERS))
  expect(texts()).toHaveLength(3)
})

test('a flush writes what waits, once; a drop forgets it', () => {
  const { coalescer, texts } = collector()
  coalescer.push('a')
  coalescer.push('b')
  coalescer.flush()
  coalescer.flush()
  coalescer.push('c')
  coalescer.drop()
  vi.advanceTimersByTime(1000)
  expect(texts()).toEqual(['a', 'b'])
})

test('everything is written in order, and nothing waits longer than the window', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string({ minLength: 1 }), fc.nat(100)), { minLength: 1 }), (pieces) => {
      const { coalescer, written, texts } = collector()
      const pushed: number[] = []
      for (const [text, wait] of pieces) {
        coalescer.push(text)
        pushed.push(...Array.from(text, () => performance.now()))
        vi.advanceTimersByTime(wait)
      }
      vi.advanceTimersByTime(WINDOW_MS)
      expect(texts().join('')).toBe(pieces.map(([text]) => text).join(''))
      const left = written.flatMap(({ text, at }) => Array.from(text, () => at))
      for (const [index, at] of left.entries()) expect(at - pushed[index]!).toBeLessThanOrEqual(WINDOW_MS)
      for (const [index, { at }] of written.entries()) {
        const before = written[index - 1]
        if (before && pieces.length < MAX_PIECES) expect(at - before.at).toBeGreaterThanOrEqual(WINDOW_MS)
      }
    }),
  )
})
