import { expect, test } from 'vitest'
import { normalise } from '../../shared/distress/normalise.ts'
import { plainDistress } from '../../shared/distress/sure.ts'
import { readEveryday } from '../../shared/server/distress/everyday.ts'
import { loadRecognition, recogniseDistress } from '../../shared/server/distress/recognise.ts'

// before the tests, whose time is limited
loadRecognition()

const sentences = readEveryday()
const isSpanish = new Set(sentences.slice(sentences.indexOf('a dónde puedo ir que dios no esté')))

test('a sentence of everyday life gets no reply', () => {
  expect(sentences.length).toBeGreaterThan(900)
  const replied = sentences.filter(
    (each) => recogniseDistress(each, isSpanish.has(each) ? 'es' : 'en')?.response === 'reply',
  )
  expect(replied).toEqual([])
})

test.each(['My dad came to my game.', 'MY 401K IS GONE!', 'he doesn’t text me back', 'la viga en el ojo propio…'])(
  'nor does it in other capitals or with other punctuation: %s',
  (text) => {
    expect(recogniseDistress(text, /viga/.test(text) ? 'es' : 'en')?.response).not.toBe('reply')
  },
)

test.each([
  'my dad came to my game and then he hit me',
  'my 401k is gone and i want to die',
  'he dumped me. i cant live without him, i want to end it',
  'me quedé sin pega y me quiero matar',
])('with danger beside it, it does: %s', (text) => {
  expect(recogniseDistress(text, /pega/.test(text) ? 'es' : 'en')?.response).toBe('reply')
})

test('none of them is a plain word of danger', () => {
  const plain = sentences.filter((each) => plainDistress(normalise(each), isSpanish.has(each) ? 'es' : 'en'))
  expect(plain).toEqual([])
})
