import { expect, test } from 'vitest'
import { recogniseDistress } from '../../shared/server/distress/recognise.ts'

const of = (text: string, language: string) => {
  const found = recogniseDistress(text, language)
  return found ? `${found.kind}, ${found.response}` : 'nothing'
}

test.each([
  ["I'm 13 and pregnant", 'en'],
  ['im 14, pregnant', 'en'],
  ['im pregnant and only 12', 'en'],
  ['my daughter is pregnant and 14', 'en'],
  ['my 13 year old is pregnant', 'en'],
  ['my little sister is thirteen and pregnant', 'en'],
  ['tengo 13 y estoy embarazada', 'es'],
  ['estoy embarazada y tengo 14 años', 'es'],
  ['mi hija está embarazada y tiene 14', 'es'],
  ['mi sobrina de 12 años quedó embarazada', 'es'],
  ["I'm 13 and dating a guy who is 25", 'en'],
  ['im 13 my bf is 24', 'en'],
  ['I am 15 and in love with a man who is 32', 'en'],
  ['my boyfriend is 24 and i am 14', 'en'],
  ['im 16 and my boyfriend is 31', 'en'],
  ['my 14 yo is dating a 21 yo', 'en'],
  ['my 13 year old daughter is dating a 22 year old', 'en'],
  ['dating a 23 year old man and im 13', 'en'],
  ['tengo 13 y salgo con un chico de 25', 'es'],
  ['tengo 15 años y mi novio tiene 32', 'es'],
  ['mi novio tiene 24 y yo tengo 14', 'es'],
  ['mi hija de 13 anda con uno de 24', 'es'],
  ['mi sobrina tiene 14 y su novio tiene 22', 'es'],
])('a pregnant child, or one with an adult, gets the reply to the abuse of a child: %s', (text, language) => {
  expect(of(text, language)).toBe('child_abuse, reply')
})

test.each([
  ['im 16 and pregnant', 'en', 'pregnancy, lines'],
  ['my 17 year old daughter is pregnant', 'en', 'pregnancy, lines'],
  ['tengo 16 y estoy embarazada', 'es', 'pregnancy, lines'],
  ['im 13 and my brother is 25', 'en', 'nothing'],
  ['my daughter is 12 and I am pregnant', 'en', 'nothing'],
  ['my boyfriend is 13 days older than me', 'en', 'nothing'],
  ['im 13 weeks pregnant and happy', 'en', 'nothing'],
  ['my daughter is 14 weeks pregnant, praise God', 'en', 'nothing'],
  ['im 25 and my boyfriend is 30', 'en', 'nothing'],
  ['I am 33 and dating a guy who is 45', 'en', 'nothing'],
  ['im 13 and want to read the Bible', 'en', 'nothing'],
  ['my son is 25 and dating a nice girl', 'en', 'nothing'],
  ['tengo 25 y mi novio tiene 30', 'es', 'nothing'],
  ['tengo 13 semanas de embarazo y estoy feliz', 'es', 'nothing'],
  ['tengo 13 y quiero leer la Biblia', 'es', 'nothing'],
])('another age, or none, does not change the help: %s', (text, language, help) => {
  expect(of(text, language)).toBe(help)
})
