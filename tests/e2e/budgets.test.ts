import { expect, test } from 'vitest'
import { BUDGETS, weigh } from '../../infra/check-web/bundle.ts'

const weights = weigh('dist/web')

test('the script of the first route weighs at most 150 kB gzipped', () => {
  expect(weights.firstRoute).toBeGreaterThan(50_000)
  expect(weights.firstRoute).toBeLessThanOrEqual(BUDGETS.firstRoute)
})

test('the chat brings at most 85 kB besides', () => {
  expect(weights.chat).toBeGreaterThan(20_000)
  expect(weights.chat).toBeLessThanOrEqual(BUDGETS.chat)
})

test('the style sheets of the first route weigh at most 15 kB', () => {
  expect(weights.css).toBeGreaterThan(3000)
  expect(weights.css).toBeLessThanOrEqual(BUDGETS.css)
})
