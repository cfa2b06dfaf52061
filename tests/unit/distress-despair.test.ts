import { expect, test } from 'vitest'
import { recogniseOnDevice } from '../../shared/distress/on-device.ts'
import { recogniseDistress } from '../../shared/server/distress/recognise.ts'

test.each([
  ['en', 'I feel hopeless'],
  ['en', 'God, I’m so worthless and alone.'],
  ['en', 'i feel hopless'],
  ['en', 'I feel like a burden'],
  ['en', 'i want to give up'],
  ['en', 'My life has no meaning…'],
  ['en', 'nobody loves me anymore'],
  ['en', 'i hear voices'],
  ['es', 'Me siento inútil'],
  ['es', 'Dios, soy una carga para mi familia'],
  ['en', 'is it ok to pray for death'],
  ['es', 'no tengo esperanza'],
  ['es', 'quiero que todo termine'],
  ['es', 'Odio mi vida'],
  ['es', 'no le veo sentido a la vida'],
])('despair of oneself gets two quiet lines, in %s: %s', (language, text) => {
  expect(recogniseDistress(text, language)).toEqual({ kind: 'suicide', response: 'lines', language })
  expect(recogniseOnDevice(text, language)).toBeDefined()
})

test.each([
  'is it a sin to feel hopeless',
  'who felt worthless in the Bible',
  'I want to give up smoking',
  'I want to give up meat for Lent',
  'idols are worthless',
  'nobody loves me like Jesus',
  'life is meaningless in Ecclesiastes',
  'who heard voices in the Bible',
  'quiero rendirme a los pies de Cristo',
])('what only has such words gets none: %s', (text) => {
  expect(recogniseDistress(text, 'en')).toBeUndefined()
})
