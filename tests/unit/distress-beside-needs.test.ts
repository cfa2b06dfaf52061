import { expect, test } from 'vitest'
import { recogniseDistress } from '../../shared/server/distress/recognise.ts'

const responseTo = (text: string, language: string) => recogniseDistress(text, language)?.response ?? 'none'

test.each([
  ['im 9 and i sleep under my bed so he cant find me', 'en'],
  ['my sister and me sleep under the bed so he cant find us', 'en'],
  ['mum says im possessed, no food til the devil leaves', 'en'],
  ['sleeping in my van with the kids so he cant find us', 'en'],
  ['I sleep in the car with the children when he drinks, like tonight', 'en'],
  ['what do i do when my dad comes home drunk and starts swinging', 'en'],
  ['i relapsed on cutting, 200 days gone in ten minutes', 'en'],
  ['mi papá se está muriendo aquí en la casa, no puede jalar aire', 'es'],
  ["i only stay for my gran. she's in hospice. when she goes i go", 'en'],
  ['the landlord wants me out unless I sleep with him', 'en'],
  ['no tengo para la leche y el dueño dice que me acueste con él', 'es'],
  ['dormimos en la terminal para que no nos encuentre mi marido', 'es'],
  ['I have six months to live but I am not waiting, the rope is here', 'en'],
  ['my husband has weeks left and he says he will take me with him', 'en'],
  ['hospice came for mom and I plan to follow her', 'en'],
  ['my niece is pregnant by her stepdad', 'en'],
  ['mi hermana está embarazada y su novio la golpea', 'es'],
  ['quiero morir y estar con Dios', 'es'],
  ['quiero morir al lado de mi hijo', 'es'],
  ['i was dead inside and now i want to end it', 'en'],
  ['take my life please god', 'en'],
  ['take my life lord tonight', 'en'],
  ['I give up my life lord', 'en'],
  ['protege mi casa de mi esposo', 'es'],
  ['Señor protege a mis hijos de su padrastro', 'es'],
  ['guarda mi casa, hay hombres armados', 'es'],
  ['thanks for everything, goodbye', 'en'],
])('danger gets the reply, also beside a need in plain words: %s', (text, language) => {
  expect(responseTo(text, language)).toBe('reply')
})

test.each([
  ['thanks for everything, see you in heaven', 'en'],
  ['gracias por todo, nos vemos en el cielo', 'es'],
  ['gracias a todos, nos vemos del otro lado', 'es'],
  ['unaliving myself is that forgivable', 'en'],
  ['¿desvivirse es pecado?', 'es'],
  ['we ran out of food', 'en'],
  ['we have nothing to eat tonight', 'en'],
  ['nothing to give the kids for supper', 'en'],
  ['I have no money for groceries', 'en'],
  ['the kids went to bed hungry again', 'en'],
  ['sleeping in my truck with two kids', 'en'],
  ['no hay nada de cenar para mis hijos', 'es'],
  ['se nos acabó la comida', 'es'],
  ['no tenemos qué darle de cenar a los niños', 'es'],
  ['duermo en mi carro con mis hijos', 'es'],
  ['llevo dos días sin probar bocado', 'es'],
  ['my wife is pregnant with twins and bleeding', 'en'],
  ['mi prima está embarazada y no quiere tenerlo', 'es'],
])('some help: %s', (text, language) => {
  expect(responseTo(text, language)).not.toBe('none')
})

test.each([
  ['my niece is pregnant with twins!!', 'en'],
  ['my cousin is pregnant with her third', 'en'],
  ['mi sobrina está embarazada de su tercer hijo', 'es'],
  ['mi cuñada espera una niña', 'es'],
  ['I was dead in my trespasses and he made me alive', 'en'],
  ["I was dead and now I'm alive in Christ", 'en'],
  ['estaba muerto en mis delitos y me dio vida', 'es'],
  ['quiero morir a mi pecado y vivir para ti', 'es'],
  ['quiero morir al mundo y vivir para Dios', 'es'],
  ['Lord I give you my life, all of it, take me as I am', 'en'],
  ['here is my life Lord use me', 'en'],
  ['protege mi casa y a mi familia de todo mal', 'es'],
  ['Señor protege mi casa esta noche', 'es'],
  ['guarda mi casa y a mis hijos', 'es'],
  ['goodbye and God bless you, see you tomorrow', 'en'],
  ['thank you all for everything, goodbye until Sunday', 'en'],
  ['gracias por todo, hasta la próxima clase', 'es'],
  ['se desvive por sus hijos', 'es'],
  ['gracias por todo, nos vemos el lunes', 'es'],
  ['desvivirse por los demás es amor', 'es'],
  ['we ran out of food for the youth retreat lol', 'en'],
  ['no hay nada de cenar en la vigilia, ¿traigo algo?', 'es'],
])('none: %s', (text, language) => {
  expect(responseTo(text, language)).toBe('none')
})

test.each([
  ['we live in our car and my stepdad sends us money', 'suicide'],
  ['I relapsed after cutting back on beer', 'addiction'],
  ['mom is in hospice and I follow her favourite preacher', 'grief'],
])('a need beside words that only look like danger gets two lines: %s', (text, kind) => {
  expect(recogniseDistress(text, 'en')).toMatchObject({ kind, response: 'lines' })
})
