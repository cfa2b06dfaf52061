import { expect, test } from 'vitest'
import { recogniseDistress } from '../../shared/server/distress/recognise.ts'

test.each([
  ['the caregiver ties my dad to the bed', 'en'],
  ['the aide at the nursing home slaps my mother', 'en'],
  ['my uncle is hitting grandma', 'en'],
  ['my grandma is locked in without food', 'en'],
  ['dad is 88 and my brother shoves him', 'en'],
  ['my dad has dementia and hits my mom', 'en'],
  ['my son takes my social security check and shouts at me', 'en'],
  ['my brother spends moms money and leaves her in dirty diapers', 'en'],
  ['nurse ignores grandpa he has sores and is starving', 'en'],
  ["i can't protect mom from my dad anymore", 'en'],
  ['la enfermera le pega a mi abuelita', 'es'],
  ['la cuidadora amarra a mi papá a la cama', 'es'],
  ['mi nuera encierra a mi mamá en el cuarto', 'es'],
  ['mi abuela está encerrada sin comida', 'es'],
  ['mi papá tiene 88 y mi hermano lo empuja', 'es'],
])('who is old and hurt gets the reply to violence, not that for children: %s', (text, language) => {
  expect(recogniseDistress(text, language)).toMatchObject({ kind: 'violence', response: 'reply' })
})

test.each([
  ['my uncle beats grandma at chess', 'en'],
  ['the nurse helps my mother to bed', 'en'],
  ['my grandma is 88 and my brother visits her', 'en'],
  ['la enfermera cuida a mi abuelita', 'es'],
  ['mi papá tiene 88 y mi hermano lo visita', 'es'],
])('none: %s', (text, language) => {
  expect(recogniseDistress(text, language)).toBeUndefined()
})
