import { expect, test } from 'vitest'
import { normalise } from '../../shared/distress/normalise.ts'
import { recogniseOnDevice } from '../../shared/distress/on-device.ts'
import { surelyInDanger } from '../../shared/distress/sure.ts'
import { loadRecognition, recogniseDistress } from '../../shared/server/distress/recognise.ts'

// before the tests, whose time is limited: it takes up to a second, and longer on a busy machine
loadRecognition()

const found = (text: string, language = 'en') => {
  const { kind, response } = recogniseDistress(text, language) ?? {}
  return [kind, response]
}

test.each([
  ['suicide', 'en', 'I had an abortion two years ago and feel guilty. I want to kill myself.'],
  ['medical', 'en', 'I am addicted to painkillers and cannot stop. I took all the pills.'],
  ['violence', 'en', 'I am pregnant and my parents do not know. He hits me.'],
  ['suicide', 'es', 'Estoy embarazada y mis papás no saben. Me quiero matar.'],
])('a need beside it does not hide an emergency (%s)', (kind, language, text) => {
  expect(found(text, language)).toEqual([kind, 'reply'])
})

test.each([
  'who wrote the book of hebrews - he raped me',
  'My husband choked me last night.who wrote hebrews',
  'who wrote the book of hebrews and when was it written btw i want to kill myself',
  'my dad hits me every night also who wrote the book of hebrews and when was it written',
])('ordinary words that run on do not hide danger: %s', (text) => {
  expect(recogniseDistress(text, 'en')?.response).toBe('reply')
})

test.each([
  ['en', 'Someone help me!!'],
  ['en', 'help now'],
  ['en', 'please help me please'],
  ['en', 'SOS'],
  ['es', 'SOS'],
  ['es', '¡Ayúdame, por favor!'],
  ['es', 'auxilio'],
])('a bare cry for help gets two lines in its language (%s: %s)', (language, text) => {
  const lines = { kind: 'suicide', response: 'lines', language }
  expect(recogniseDistress(text, language)).toEqual(lines)
  expect(recogniseOnDevice(text, language)).toEqual(lines)
})

test.each(['How can I help?', 'help with Romans 9', 'Who is the helper in John 14?', 'ayuda idónea'])(
  'words about help are not a cry: %s',
  (text) => {
    expect(recogniseDistress(text, 'en')).toBeUndefined()
  },
)

test.each([
  ['my brother got me pregnant and i am 13', 'child_abuse', 'reply'],
  ['I am pregnant and it was rape', 'sexual_abuse', 'reply'],
  ['God tells me to sacrifice my little son', 'other_at_risk', 'reply'],
  ['I want to stab my boss with a kitchen knife', 'other_at_risk', 'reply'],
  ['there is a fire in our building', 'medical', 'reply'],
  ['gunmen are at the door of the church', 'medical', 'reply'],
])('%s: %s', (text, kind, response) => {
  expect(found(text)).toEqual([kind, response])
})

test.each([
  'God told Abraham to sacrifice his son',
  'God told me to kill my pride',
  'I am going to shoot my teacher an email',
  'I want to kill him with kindness',
  'our church is on fire for the Lord',
  'the soldiers at the gate of the city',
  'quiero matar a mi hermana de risa',
])('words of such dangers without danger are no sure sign: %s', (text) => {
  expect(surelyInDanger(normalise(text), 'en')).toBeUndefined()
})
