import { expect, test } from 'vitest'
import { recogniseDistress } from '../../shared/server/distress/recognise.ts'

const of = (text: string, language: string) => {
  const found = recogniseDistress(text, language)
  return found ? `${found.kind}, ${found.response}${found.circumstance ? `, ${found.circumstance}` : ''}` : 'nothing'
}

test.each([
  ["I'm ready to meet God", 'en', 'suicide, lines'],
  ['if I should die before I wake', 'en', 'suicide, lines'],
  ['I’m 91 and ready to go home', 'en', 'suicide, lines'],
  ['tengo 91 y ya quiero irme con el Señor', 'es', 'suicide, lines'],
  ['whats the point', 'en', 'suicide, lines'],
  ['i dont matter', 'en', 'suicide, lines'],
  ['nobody likes me', 'en', 'suicide, lines'],
  ['im losing hope', 'en', 'suicide, lines'],
  ['im a bad mom and my kids deserve better', 'en', 'suicide, lines'],
  ['tell my mom i love her', 'en', 'suicide, lines'],
  ['my squad is waiting for me', 'en', 'suicide, lines'],
  ['90 lbs and still not enough', 'en', 'suicide, lines'],
  ['laxatives every night', 'en', 'suicide, lines'],
  ['i purge after communion', 'en', 'suicide, lines'],
  ['perdí la esperanza', 'es', 'suicide, lines'],
  ['Jesús, ya voy a casa', 'es', 'suicide, lines'],
  ['soy mala madre, mis hijos merecen algo mejor', 'es', 'suicide, lines'],
  ['tomo laxantes cada noche', 'es', 'suicide, lines'],
  ['we are being evicted friday', 'en', 'suicide, lines, want'],
  ['we eat once a day so the kids can eat', 'en', 'suicide, lines, want'],
  ['im sleeping at the bus station', 'en', 'suicide, lines, want'],
  ['nos cortaron la luz', 'es', 'suicide, lines, want'],
  ['no tengo comida para mis hijos', 'es', 'suicide, lines, want'],
  ['my country is at war and my mom is there', 'en', 'grief, lines, disaster'],
  ['mi país está en guerra y mi mamá está allá', 'es', 'grief, lines, disaster'],
  ['chemo isnt working', 'en', 'suicide, lines, dying'],
  ['la quimio ya no funciona', 'es', 'suicide, lines, dying'],
  ['hospice said its time', 'en', 'grief, lines, dying'],
  ['my husband yells at me every day', 'en', 'violence, lines'],
  ['he calls me fat and ugly', 'en', 'violence, lines'],
  ['me dice gorda y fea', 'es', 'violence, lines'],
  ['me hace sentir loca', 'es', 'violence, lines'],
  ['my uncle makes me uncomfortable', 'en', 'sexual_abuse, lines'],
  ['my pastor asks for pictures', 'en', 'sexual_abuse, lines'],
  ['a deacon hugs me too long', 'en', 'sexual_abuse, lines'],
  ['un diácono me abraza demasiado', 'es', 'sexual_abuse, lines'],
  ['my dad calls me worthless', 'en', 'child_abuse, lines'],
  ['kids at school call me fat and say kill yourself', 'en', 'child_abuse, lines'],
  ['se burlan de mí', 'es', 'child_abuse, lines'],
  ['mis papás pelean y avientan cosas', 'es', 'child_abuse, lines'],
  ['my husband is deployed and I haven’t heard from him in weeks', 'en', 'other_at_risk, lines'],
])('“%s” gets, in %s, %s', (text, language, help) => {
  expect(of(text, language)).toBe(help)
})

test.each([
  ["I'm ready to meet God tonight", 'en'],
  ['ready to go meet Jesus now, goodbye', 'en'],
  ['quiero ver a Jesús esta noche', 'es'],
  ['Lord receive my spirit tonight', 'en'],
  ['my wife of 60 years died and I have my revolver', 'en'],
  ['my brother died, I should have died', 'en'],
  ['i hate my baby and i wish we both died', 'en'],
  ['i have three weeks left to live and im ending it myself', 'en'],
  ['i relapsed 3 months clean from cutting', 'en'],
  ['the baby isnt mine they switched him and i know what to do', 'en'],
  ['mi mente me dice hazlo', 'es'],
  ['ya no oren por mí, es muy tarde', 'es'],
  ['mandé una foto y ahora quiere más', 'es'],
  ['God touched me and said sacrifice your son', 'en'],
  ['my mom trades me for drugs', 'en'],
  ['mi mamá me cambia por droga', 'es'],
  ['the priest makes altar boys drink wine and sleep over', 'en'],
  ['i woke up with my hands on my wifes neck', 'en'],
  ['me quemé a propósito', 'es'],
  ['my 15 yr old ran off with a 30 yr old man', 'en'],
  ['mi dad me hits', 'es'],
  ['mi novio me choked', 'es'],
  ['mr thompson gives me rides and kisses me', 'en'],
  ['nos cortaron la luz y mi padrastro aprovecha la oscuridad', 'es'],
])('danger gets the reply: %s', (text, language) => {
  expect(recogniseDistress(text, language)?.response).toBe('reply')
})

test.each([
  ['what is the point of the parable', 'en'],
  ['tell my mom about church', 'en'],
  ['nobody likes Mondays', 'en'],
  ['my husband is deployed', 'en'],
  ['my uncle makes me laugh', 'en'],
  ['quiero ver a Jesús cara a cara algún día', 'es'],
  ['mandé una foto de la iglesia', 'es'],
  ['me dice mi mamá que ore', 'es'],
])('none: %s', (text, language) => {
  expect(of(text, language)).toBe('nothing')
})
