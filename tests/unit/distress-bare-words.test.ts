import { expect, test } from 'vitest'
import { recogniseDistress } from '../../shared/server/distress/recognise.ts'

test.each([
  ['please pray for me', 'en'],
  ['Can you pray for us?', 'en'],
  ['can you pray for my husband', 'en'],
  ['pray for me please I have an interview', 'en'],
  ['say a prayer for my mom and dad', 'en'],
  ['oren por mí', 'es'],
  ['por favor ora por mi hijo', 'es'],
  ['can you see me', 'en'],
  ["it doesn't load", 'en'],
  ['the voice is gone', 'en'],
  ['I want to end my plan', 'en'],
  ['quiero terminar mi plan', 'es'],
  ['I saw an accident today', 'en'],
  ['vi un accidente', 'es'],
  ['hit me with a verse', 'en'],
  ['me voy a morir soltera', 'es'],
])('a bare request is no cry: %s', (text, language) => expect(recogniseDistress(text, language)).toBeUndefined())

test.each([
  ["I'm scared", 'en'],
  ['I am crying', 'en'],
  ['tengo miedo', 'es'],
  ['estoy llorando', 'es'],
])('a bare feeling gets two lines: %s', (text, language) => {
  expect(recogniseDistress(text, language)).toMatchObject({ kind: 'suicide', response: 'lines' })
})

test.each([
  ['pray for me i want to die', 'en'],
  ["pray for me he's going to kill me", 'en'],
  ["I'm scared of my husband", 'en'],
  ["I'm scared I will do something to myself", 'en'],
  ['oren por mí, ya no quiero vivir', 'es'],
  ['tengo miedo de mi esposo', 'es'],
  ['pray for my daughter, she took all the pills', 'en'],
  ['I want to end my life', 'en'],
  ['quiero terminar mi vida', 'es'],
])('a danger beside it keeps its reply: %s', (text, language) => {
  expect(recogniseDistress(text, language)?.response).toBe('reply')
})
