import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLineDecoder } from '../../workers/llm/line-decoder.ts'

const text = fc
  .array(fc.constantFrom('a', 'data: ', '\n', '\r', '\r\n', 'λόγος', 'שָׁלוֹם', '🕊️', '\uFFFD', '\u2028'))
  .map((all) => all.join(''))

/** The bytes of a text, cut at some places. */
function pieces(bytes: Buffer, cuts: readonly number[]): Buffer[] {
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length].sort((a, b) => a - b)
  return places.slice(1).map((end, i) => bytes.subarray(places[i], end))
}

test('a text is the same however its bytes are split, and only whole lines are returned before the end', () => {
  fc.assert(
    fc.property(text, fc.array(fc.nat(), { maxLength: 9 }), (whole, cuts) => {
      const decoder = createLineDecoder()
      const lines = pieces(Buffer.from(whole), cuts).map(decoder.next)
      for (const each of lines) expect(each).toMatch(/^$|[\n\r]$/)
      expect(lines.join('') + decoder.rest()).toBe(whole)
    }),
  )
})

test('a byte order mark is removed at the beginning only', () => {
  const decoder = createLineDecoder()
  expect([decoder.next(Buffer.from('\uFEFFa\n')), decoder.next(Buffer.from('\uFEFFb\n'))]).toEqual(['a\n', '\uFEFFb\n'])
})

test('damaged characters are errors, wherever they are', () => {
  const half = Buffer.from('שלום').subarray(0, 3)
  const inLine = createLineDecoder()
  inLine.next(half)
  expect(() => inLine.next(Buffer.from('\n'))).toThrow('not UTF-8')
  const atEnd = createLineDecoder()
  atEnd.next(half)
  expect(() => atEnd.rest()).toThrow('not UTF-8')
})
