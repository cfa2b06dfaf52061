import { expect, test } from 'vitest'
import { recogniseDistress } from '../../shared/server/distress/recognise.ts'

test.each([
  ['It is enough. Now, O Yahweh, take away my life; for I am not better than my fathers.', 'en', 'suicide'],
  ['For he breaks me with a storm, and multiplies my wounds without cause.', 'en', 'violence'],
  ['porque me quebranta con tempestad, y ha aumentado mis heridas sin causa', 'es', 'violence'],
])(
  'a cry of Scripture gets two lines at least, although verses are learnt as calm words: %s',
  (text, language, kind) => {
    expect(recogniseDistress(text, language)).toMatchObject({ kind, response: 'lines', language })
  },
)

test.each([
  ['Why did Elijah say take away my life?', 'en'],
  ['¿Por qué dijo Elías quítame la vida?', 'es'],
  ['¿Por qué dijo Job me quebranta con tempestad?', 'es'],
  ['Dios da la vida y quita la vida', 'es'],
])('a question about who said it, or of God who takes life, gets none: %s', (text, language) => {
  expect(recogniseDistress(text, language)).toBeUndefined()
})

test.each(["i can't call anyone", 'i cant call anyone'])(
  'where every danger is improbable by itself, the reply asks to speak with a person: %s',
  (text) => expect(recogniseDistress(text, 'en')).toMatchObject({ kind: 'suicide', response: 'reply' }),
)
