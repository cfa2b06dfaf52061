import { expect, test } from 'vitest'
import { z } from 'zod'
import { readQuery } from '../../api/http/body.ts'
import { fastest } from '../helpers/source/fastest.ts'

const Query = z.looseObject({ q: z.string().optional(), offset: z.coerce.number().optional() })
const read = (querystring: string) => readQuery({ querystring }, Query)

test('decodes names and values', () => {
  expect(read('q=living+water%20%C3%A9&offset=20')).toEqual({ q: 'living water é', offset: 20 })
  expect(read('')).toEqual({})
  expect(read('q=%zz')).toEqual({ q: '%zz' })
})

test('a repeated name does not match a text', () => {
  for (const query of ['q=a&q=b', 'q=a&q=b&q=c', 'q&q']) {
    expect(() => read(query)).toThrow(expect.objectContaining({ status: 400 }))
  }
})

test('a second question mark belongs to the first name', () => {
  expect(read('?q=love')).toEqual({ '?q': 'love' })
})

test('a text that Postgres cannot store is refused', () => {
  expect(() => read('q=a%00b')).toThrow(expect.objectContaining({ status: 400 }))
})

test('takes time that grows only with the length of the query', () => {
  const query = 'x&'.repeat(8000)
  // copying the values for each repetition took 500 ms
  expect(fastest(3, () => read(query))).toBeLessThan(150)
})
