import { expect, test, vi } from 'vitest'
import { isKnownCalm, numberOf, numbersIn } from '../../shared/distress/known-calm.ts'
import { normalise } from '../../shared/distress/normalise.ts'
import { recogniseOnDevice } from '../../shared/distress/on-device.ts'
import { calm } from '../../shared/distress/small/calm.ts'
import { readEveryday } from '../../shared/server/distress/everyday.ts'
import { loadRecognition, recogniseDistress } from '../../shared/server/distress/recognise.ts'
import { readWrittenIndex } from '../../shared/server/written-index.ts'

// before the tests, whose time is limited
loadRecognition()

const texts: [text: string, language: string][] = [
  ...readWrittenIndex().flatMap(({ en, es }) => [
    ...en.map((each): [string, string] => [each, 'en']),
    ...es.map((each): [string, string] => [each, 'es']),
  ]),
  ...readEveryday().flatMap((each): [string, string][] => [
    [each, 'en'],
    [each, 'es'],
  ]),
]
const known = texts.filter(([text]) => isKnownCalm(normalise(text)))

// thousands of texts
vi.setConfig({ testTimeout: 120_000 })

test('each number is that of a text to which the server gives no full reply; otherwise run npm run train:calm', () => {
  expect(numbersIn(calm).length).toBeGreaterThan(1500)
  expect(new Set(known.map(([text]) => numberOf(normalise(text)))).size).toBe(numbersIn(calm).length)
  const replied = known.filter(([text, language]) => recogniseDistress(text, language)?.response === 'reply')
  // a text can be everyday in one language and unknown in the other
  expect(replied.filter(([text]) => !readEveryday().includes(text))).toEqual([])
})

test('the browser gives none of them a full reply', () => {
  expect(known.filter((each) => recogniseOnDevice(...each)?.response === 'reply')).toEqual([])
})

test.each([
  ['I am the door!', 'en'],
  ['everything happens for a reason', 'en'],
  ['HAGO LO QUE NO QUIERO', 'es'],
])('nor in other capitals or with other punctuation: %s', (text, language) => {
  expect(recogniseOnDevice(text, language)?.response).not.toBe('reply')
})

test.each([
  ['I am the door and I want to die', 'en'],
  ['everything happens for a reason but he beats me', 'en'],
  ['hago lo que no quiero, me quiero matar', 'es'],
])('with danger beside it, it does: %s', (text, language) => {
  expect(recogniseOnDevice(text, language)?.response).toBe('reply')
})
