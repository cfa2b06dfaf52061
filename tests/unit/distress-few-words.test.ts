import { expect, test } from 'vitest'
import { recogniseOnDevice } from '../../shared/distress/on-device.ts'
import { recogniseDistress } from '../../shared/server/distress/recognise.ts'

const ordinary = {
  en: [
    'My own',
    'Mine',
    'Myself',
    'elder',
    'Tuesday',
    'village',
    'his hands',
    'every morning',
    'the leader',
    'gun',
    'sorry',
  ],
  es: ['Mi propio', 'Mío', 'mundo', 'último', 'yo solo', 'brazos', 'mi pecho', 'cada mañana', 'fotos', 'perdón'],
}
const cries = {
  en: [
    'suicidal',
    'kms',
    'raped',
    'he overdosed',
    'not breathing',
    'kill me',
    'cant breathe',
    "She's blue",
    'slit wrists',
    'no pulse',
    'he kicked',
    'burned myself',
    'kil myself',
  ],
  es: [
    'suicidarme',
    'me violó',
    'no respira',
    'Dios, mátame',
    'me pega',
    'no despierta',
    'lastimarme',
    'me empuja',
    'me dispararon',
    'no reacciona',
  ],
}
const each = (texts: typeof ordinary) =>
  Object.entries(texts).flatMap(([language, list]) => list.map((text) => ({ language, text })))

test.each(each(ordinary))('one or two ordinary words get no reply: $text', ({ language, text }) => {
  expect(recogniseDistress(text, language)?.response).not.toBe('reply')
  expect(recogniseOnDevice(text, language)?.response).not.toBe('reply')
})

test.each(each(cries))('one or two words of danger get the reply: $text', ({ language, text }) => {
  expect(recogniseDistress(text, language)?.response).toBe('reply')
})
