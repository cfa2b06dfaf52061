import { describe, expect, test } from 'vitest'
import { recogniseOnDevice } from '../../shared/distress/on-device.ts'
import { recogniseDistress } from '../../shared/server/distress/recognise.ts'

const recognisers = { server: recogniseDistress, device: recogniseOnDevice }

describe.each(Object.entries(recognisers))('on the %s', (_, recognise) => {
  test.each([
    ['I have back pain', 'en'],
    ['I slammed the door', 'en'],
    ["I'm 16 and want to be a pastor", 'en'],
    ["I'm 15 and have a boyfriend", 'en'],
    ["I'm done with men", 'en'],
    ['my baby won’t sleep', 'en'],
    ['I burned my hand on the stove', 'en'],
    ['I got arrested', 'en'],
    ['I have court on Friday', 'en'],
    ["I'm scared of flying", 'en'],
    ['the devil attacks me at night', 'en'],
    ['there is a spirit in my house', 'en'],
    ['someone put a hex on me', 'en'],
    ['tengo 16 y quiero ser pastor', 'es'],
    ['estamos esperando un bebé', 'es'],
    ['estoy en el hospital', 'es'],
    ['ya no puedo con esta clase', 'es'],
    ['los demonios me atacan cuando duermo', 'es'],
    ['creo que estoy maldito', 'es'],
    ['se me sube el muerto', 'es'],
  ])('an ordinary day gets no help: %s', (text, language) => expect(recognise(text, language)).toBeUndefined())

  test.each([
    ['I drank too much last night', 'en'],
    ['tomé mucho anoche', 'es'],
    ['I wasted my life', 'en'],
    ['me siento un fracaso', 'es'],
    ['no puedo con mis hijos hoy', 'es'],
  ])('what may have more behind it gets two lines: %s', (text, language) => {
    expect(recognise(text, language)?.response).toBe('lines')
  })
})

test.each([
  ["I'm 16 and want to be dead", 'en'],
  ["I'm 15 and have a boyfriend who is 30", 'en'],
  ['I have back pain because he kicked me', 'en'],
  ['he slammed my head in the door', 'en'],
  ['the devil tells me to kill my family', 'en'],
  ['demons tell me to cut myself', 'en'],
  ['I burned my arm on purpose', 'en'],
  ['my baby won’t wake up', 'en'],
  ['I got raped', 'en'],
  ['I burned my arm with the iron', 'en'],
  ['please please pray for me now', 'en'],
  ['los demonios me dicen que me mate', 'es'],
  ['ya no puedo con esta vida', 'es'],
  ['tengo 15 y mi novio tiene 30', 'es'],
])('a danger in similar words keeps its reply: %s', (text, language) => {
  expect(recogniseDistress(text, language)?.response).toBe('reply')
})
