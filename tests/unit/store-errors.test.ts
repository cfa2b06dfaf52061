import { expect, test } from 'vitest'
import { codeOf, isDatabaseAway, isRedisAway } from '../../shared/server/store-errors.ts'

const withCode = (code: string) => Object.assign(new Error('x'), { code })

test('the code of an error is what Node, Postgres or Redis gave it', () => {
  expect(codeOf(withCode('23505'))).toBe('23505')
  expect([new Error('x'), null, undefined, 'text'].map(codeOf)).toEqual([undefined, undefined, undefined, undefined])
})

test('the database is away when it cannot be reached, restarts, or has no room', () => {
  for (const code of [
    'ECONNREFUSED',
    'ECONNRESET',
    'ENOTFOUND',
    'EPIPE',
    'ETIMEDOUT',
    '57P01',
    '57P03',
    '08006',
    '53300',
  ])
    expect(isDatabaseAway(withCode(code)), code).toBe(true)
  expect(isDatabaseAway(new Error('Connection terminated unexpectedly'))).toBe(true)
  expect(isDatabaseAway(new Error('timeout exceeded when trying to connect'))).toBe(true)
  for (const code of ['23505', '40P01', '57014', '42601']) expect(isDatabaseAway(withCode(code)), code).toBe(false)
})

test('Redis is away when its client has no connection', () => {
  for (const words of ['Connection is closed.', 'Command timed out', 'Reached the max retries per request limit'])
    expect(isRedisAway(new Error(words)), words).toBe(true)
  expect(isRedisAway(new Error('OOM command not allowed'))).toBe(false)
})
