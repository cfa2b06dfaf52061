import { expect, test } from 'vitest'
import { isSecondTap } from '../../web/chat/is-second-tap.ts'

test.each([
  ['a second tap of a double tap is not for Stop', { detail: 2, timeStamp: 10_180 }, true],
  ['nor is one that the browser counts as a first one', { detail: 1, timeStamp: 10_599 }, true],
  ['a later tap is', { detail: 1, timeStamp: 10_600 }, false],
  ['a key that presses Stop is', { detail: 0, timeStamp: 10_180 }, false],
])('%s', (_, click, isSecond) => {
  expect(isSecondTap(click, 10_000)).toBe(isSecond)
  expect(isSecondTap(click, Number.NEGATIVE_INFINITY)).toBe(false)
})
