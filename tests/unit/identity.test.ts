import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createIdentity } from '../../api/visitor/identity.ts'

const secret = 'a secret of more than thirty-two characters'
const identity = createIdentity(secret)
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

test('an id is 52 characters of a URL-safe alphabet, and a hundred thousand of them are all different', () => {
  const issued = Array.from({ length: 100_000 }, () => identity.issue().token)
  expect(new Set(issued).size).toBe(issued.length)
  expect(issued.every((token) => /^u1\.[A-Za-z0-9_-]{32}\.[A-Za-z0-9_-]{16}$/.test(token))).toBe(true)
  const used = new Set(issued.flatMap((token) => [...token.slice(3, 35)]))
  expect([...used].sort().join('')).toBe([...ALPHABET].sort().join(''))
}, 60_000)

test('an id is recognised with the hash it was issued with', () => {
  const issued = identity.issue()
  expect(identity.verify(issued.token)).toEqual(issued)
})

test('an id with any one character changed is rejected', () => {
  const { token } = identity.issue()
  const changed = [...token].flatMap((was, at) =>
    [...ALPHABET, '.', ' ', 'é']
      .filter((now) => now !== was)
      .map((now) => token.slice(0, at) + now + token.slice(at + 1)),
  )
  expect(changed.filter((each) => identity.verify(each))).toEqual([])
})

test('no arbitrary text is accepted as an id', () => {
  fc.assert(fc.property(fc.string({ maxLength: 120 }), (text) => identity.verify(text) === undefined))
  const body = fc.string({ unit: fc.constantFrom(...ALPHABET), minLength: 48, maxLength: 48 })
  fc.assert(fc.property(body, (text) => identity.verify(`u1.${text.slice(0, 32)}.${text.slice(32)}`) === undefined))
})

test('an id of another secret is rejected, and one of the previous secret is recognised as such', () => {
  const elsewhere = createIdentity('another secret of more than thirty-two letters')
  const { token, hash } = identity.issue()
  expect(elsewhere.verify(token)).toBeUndefined()
  const renewed = createIdentity('another secret of more than thirty-two letters', secret)
  expect(renewed.verify(token)).toEqual({ token, hash, isCurrentKey: false })
  expect(renewed.verify(renewed.issue().token)?.isCurrentKey).toBe(true)
})

test('the successor of an id is deterministic, valid, and different', () => {
  const { token } = identity.issue()
  const next = identity.successor(token)
  expect(identity.successor(token)).toEqual(next)
  expect(next.token).not.toBe(token)
  expect(identity.verify(next.token)).toEqual(next)
})

test('the stored hash does not contain the id, and the key of an address changes daily', () => {
  const { token, hash } = identity.issue()
  expect(hash.toString('latin1')).not.toContain(token.slice(3, 20))
  expect(identity.addressKey('10.0.0.1', '2026-11-20')).toBe(identity.addressKey('10.0.0.1', '2026-11-20'))
  expect(identity.addressKey('10.0.0.1', '2026-11-20')).not.toBe(identity.addressKey('10.0.0.1', '2026-11-21'))
  expect(identity.addressKey('10.0.0.1', '2026-11-20')).not.toContain('10.0.0')
})
