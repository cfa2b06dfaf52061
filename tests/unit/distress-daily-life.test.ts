import { expect, test } from 'vitest'
import { recogniseDistress } from '../../shared/server/distress/recognise.ts'

test.each([
  ['im 25 and my boyfriend is 30', 'en'],
  ['my daughter is 14 weeks pregnant praise God', 'en'],
  ['my wife is due in May', 'en'],
  ['6 months left to pay off the car', 'en'],
  ['I have three weeks left of school', 'en'],
  ['I burned the rice again', 'en'],
  ['we got killed last night 7-1', 'en'],
  ['my daughter turned 14 today', 'en'],
  ['day 3 of my fast', 'en'],
  ['God touched me in worship', 'en'],
  ['ice took my husband', 'en'],
  ['my back hurts', 'en'],
  ['my little brother bit me', 'en'],
  ['I hit my brother and said sorry', 'en'],
  ['kill me now its monday lol', 'en'],
  ['cutting down on sugar', 'en'],
  ['he cut me off in traffic', 'en'],
  ['He is alive', 'en'],
  ['I can only imagine', 'en'],
  ['consume me from the inside out lyrics', 'en'],
  ['tengo 25 y mi novio tiene 30', 'es'],
  ['tengo 13 semanas de embarazo y estoy feliz', 'es'],
  ['le quedan dos días de trabajo a mi papá', 'es'],
  ['cómo se corta un mango', 'es'],
  ['se me quemó el arroz', 'es'],
  ['nos golearon 7 a 0', 'es'],
  ['mi hija cumplió 14 hoy', 'es'],
  ['mi mamá está enojada conmigo', 'es'],
  ['la migra se llevó a mi esposo', 'es'],
  ['le mentí a mi mamá', 'es'],
  ['qué golazo, me infarto', 'es'],
  ['Dios me tocó en la alabanza', 'es'],
])('everyday words and titles get no help: %s', (text, language) => {
  expect(recogniseDistress(text, language)).toBeUndefined()
})

test.each([
  ['im 25 and my boyfriend is 30 and he hits me', 'en'],
  ['im 14 weeks pregnant and he kicked my stomach', 'en'],
  ['I burned my arm again', 'en'],
  ['he killed us last night with his words and his fists', 'en'],
  ['day 3 of no food i want to disappear', 'en'],
  ['God touched me and told me to jump', 'en'],
  ['ice took my husband and i want to die', 'en'],
  ['my back hurts where he hit me', 'en'],
  ['my brother hit me with a belt again', 'en'],
  ['kill me now God', 'en'],
  ['he cut me', 'en'],
  ['tengo 25 y mi novio tiene 30 y me pega', 'es'],
  ['tengo 14 semanas y me pateó la panza', 'es'],
  ['la migra se llevó a mi esposo y me quiero morir', 'es'],
])('a danger in similar words keeps its reply: %s', (text, language) => {
  expect(recogniseDistress(text, language)?.response).toBe('reply')
})
