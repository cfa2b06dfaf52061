import { expect, test } from 'vitest'
import { recogniseOnDevice } from '../../shared/distress/on-device.ts'
import { asMeant } from '../../shared/distress/slips.ts'
import { recogniseDistress } from '../../shared/server/distress/recognise.ts'

test.each([
  ['im suicidle', 'suicide', 'reply', 'en'],
  ['comit suiside', 'suicide', 'reply', 'en'],
  ['suiside', 'suicide', 'lines', 'en'],
  ['is suicde a sin', 'suicide', 'lines', 'en'],
  ['i took an overdoze', 'medical', 'reply', 'en'],
  ['my husband is abusve', 'violence', 'reply', 'en'],
  ['domestic violance', 'violence', 'lines', 'en'],
  ['child abuze', 'child_abuse', 'lines', 'en'],
  ['im pregnent and scared', 'pregnancy', 'lines', 'en'],
  ['abbortion', 'pregnancy', 'lines', 'en'],
  ['my dad is an alchoholic', 'addiction', 'lines', 'en'],
  ['pienso en el suisidio', 'suicide', 'reply', 'es'],
  ['quiero suisidarme', 'suicide', 'reply', 'es'],
  ['i want to dye', 'suicide', 'reply', 'en'],
  ['my husban chocked me', 'violence', 'reply', 'en'],
  ['i was raipt', 'sexual_abuse', 'reply', 'en'],
  ['me biolaron', 'sexual_abuse', 'reply', 'es'],
  ['i took to many pils', 'medical', 'reply', 'en'],
  ['she cut her rists', 'medical', 'reply', 'en'],
  ['my mom dyed yesterday', 'grief', 'lines', 'en'],
  ['my granma pased away', 'grief', 'lines', 'en'],
  ['im suic1dal', 'suicide', 'reply', 'en'],
])('a misspelt word of danger is understood: %s', (text, kind, response, language) => {
  expect(recogniseDistress(text, language)).toEqual({ kind, response, language })
})

test.each(['i am suicidel', 'i took an overdoze', 'my husband is abusve', 'quiero suisidarme'])(
  'the browser understands it too: %s',
  (text) => {
    expect(recogniseOnDevice(text, 'en')?.response).toBe('reply')
  },
)

test.each([
  'is homeless a sin',
  'what is addition in the bible',
  'is the steak overdone',
  'an amusing story',
  'i want to dye my hair',
  'we are going to dye Easter eggs',
  'can a Christian woman dye',
  'my mom dyed her hair',
  'my mom dyed a scarf',
  'they chocked the wheels',
  'what is a biologist',
  'a violet robe',
  'the city of Valencia',
  'qué sucede al morir',
  'de qué acusaron a Jesús',
])('a word that is only like one of danger keeps its meaning: %s', (text) => {
  const read: string[] = []
  asMeant(text, (each) => {
    read.push(each)
    return undefined
  })
  expect(read).toEqual([text])
})

test('a text as it is typed gets the full reply, whatever else it could mean', () => {
  const reply = { kind: 'violence', response: 'reply', language: 'en' } as const
  expect(asMeant('he is abusve, im suicidle', () => reply)).toBe(reply)
})

test('of two readings without a full reply the typed one counts', () => {
  const lines = { kind: 'grief', response: 'lines', language: 'en' } as const
  const found = asMeant('im depresed since she died', (text) =>
    text.includes('depressed') ? { ...lines, kind: 'suicide' } : lines,
  )
  expect(found).toBe(lines)
})
