import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAfter, isCursor, parseFrame, START } from '../../shared/server/answer-stream.ts'
import { SEAL } from '../../shared/server/append-frames.ts'

const part = fc.nat(2 ** 31)
const id = fc.tuple(part, part)
const anyText = fc.array(fc.nat(0x10ffff)).map((points) => String.fromCodePoint(...points))
const text = ([fence, seq]: [number, number]) => `${fence}-${seq}`

test('ids are compared as two numbers, never as strings', () => {
  expect(isAfter('1-10', '1-9')).toBe(true)
  expect(isAfter('10-0', '9-500')).toBe(true)
  expect(isAfter('2-0', '1-999999')).toBe(true)
  expect(isAfter('1-1', '1-1')).toBe(false)
})

test('the order of ids is total: exactly one of before, equal and after', () => {
  fc.assert(
    fc.property(id, id, (one, other) => {
      const facts = [isAfter(text(one), text(other)), isAfter(text(other), text(one)), text(one) === text(other)]
      expect(facts.filter(Boolean)).toHaveLength(1)
    }),
  )
})

test('every id lies between the start and the seal', () => {
  fc.assert(
    fc.property(id, ([fence, seq]) => {
      expect(isAfter(`${fence + 1}-${seq}`, START)).toBe(true)
      expect(isAfter(SEAL, `${fence + 1}-${seq}`)).toBe(true)
    }),
  )
})

test('a published frame is read back unchanged, whatever its text contains', () => {
  fc.assert(
    fc.property(id, id, anyText, (prev, next, content) => {
      const data = JSON.stringify({ content })
      const frame = { prev: text(prev), id: text(next), event: 'content' as const, data }
      expect(parseFrame(`${frame.prev} ${frame.id} ${frame.event} ${data}`)).toEqual(frame)
    }),
  )
})

test('a cursor is exactly two numbers', () => {
  for (const good of ['0-0', '1-42', SEAL]) expect(isCursor(good)).toBe(true)
  for (const bad of ['', '1', '-1-0', '1-0 ', '1-0-0', 'a-b', '+', '-', '$', '(1-0', '1'.repeat(17).concat('-0')]) {
    expect(isCursor(bad), bad).toBe(false)
  }
})
