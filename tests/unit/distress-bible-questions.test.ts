import { expect, test } from 'vitest'
import { recogniseDistress } from '../../shared/server/distress/recognise.ts'

test.each([
  ['was Dinah raped', 'en'],
  ['Was Tamar raped by Amnon?', 'en'],
  ['who drank poison and was not hurt', 'en'],
  ['who was bitten by a snake and did not die', 'en'],
  ['how did Jezebel die', 'en'],
  ["what happened to the Levite's concubine", 'en'],
  ['¿Fue violada Dina?', 'es'],
  ['¿Fue violada Dina? Génesis 34', 'es'],
  ['¿por qué violó Amnón a Tamar?', 'es'],
  ['quién bebió veneno y no le hizo daño', 'es'],
  ['a quién mordió una víbora y no murió', 'es'],
])('a question about violence in Scripture gets no help: %s', (text, language) => {
  expect(recogniseDistress(text, language)).toBeUndefined()
})

test.each([
  ['was my friend Dina raped', 'en'],
  ['Dina was raped last night', 'en'],
  ['who drank poison and is not breathing', 'en'],
  ['my son drank poison and is not hurt', 'en'],
  ['why is Abel hitting me', 'en'],
  ['violaron a Dina anoche', 'es'],
  ['quién le pega a mi hija Dina', 'es'],
  ['mi hijo bebió veneno y no le hizo daño', 'es'],
])('a report of today keeps its reply, with such a name too: %s', (text, language) => {
  expect(recogniseDistress(text, language)?.response).toBe('reply')
})
