import { expect, test } from 'vitest'
import { verdictOf } from '../../infra/run/signatures.ts'

const one = [{ name: 'zod', version: '4.6.7' }]

test('a package whose signature is wrong or missing fails the check, by name', () => {
  for (const found of [
    { invalid: one, missing: [] },
    { invalid: [], missing: one },
  ]) {
    expect(verdictOf(1, JSON.stringify(found))).toEqual({
      ...{ passed: false, says: 'signatures are wrong or missing: zod@4.6.7' },
    })
  }
})

test('valid signatures pass', () => {
  expect(verdictOf(0, JSON.stringify({ invalid: [], missing: [] }))).toEqual({
    ...{ passed: true, says: 'signatures of the packages' },
  })
})

test('an unreachable registry prints one sentence and is not a failure', () => {
  const outputs = [JSON.stringify({ error: { code: 'ENOTFOUND', summary: 'network' } }), '', 'no JSON']
  for (const output of outputs) {
    const { passed, says } = verdictOf(output === '' ? null : 1, output)
    expect([passed, says]).toEqual([true, expect.stringContaining('not checked, the registry could not be asked')])
  }
  expect(verdictOf(1, outputs[0]!).says).toContain('ENOTFOUND')
})
