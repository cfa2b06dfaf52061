import { expect, test } from 'vitest'
import { recogniseDistress } from '../../shared/server/distress/recognise.ts'

test.each([
  ['my mother has hours left, what do I read to her', 'en', 'grief'],
  ['mom is on her last breaths', 'en', 'grief'],
  ['dad is slipping away', 'en', 'grief'],
  ['mi papá agoniza, recen', 'es', 'grief'],
  ['le quedan horas a mi mamá', 'es', 'grief'],
  ['está en agonía mi papá', 'es', 'grief'],
  ['mom has hours left', 'en', 'grief'],
  ['le dan tres días a mi papá', 'es', 'grief'],
  ['mom has hours left to live', 'en', 'grief'],
  ['dad has days left to live', 'en', 'grief'],
  ['my mother has hours left to live, what do I read to her', 'en', 'grief'],
  ['a mi mamá le quedan horas de vida', 'es', 'grief'],
  ['mi papá tiene días de vida', 'es', 'grief'],
  ["they said my wife won't make it to Sunday", 'en', 'grief'],
  ['we are turning off dads machines tomorrow', 'en', 'grief'],
  ["im dying and I haven't told my kids", 'en', 'suicide'],
  ['me estoy muriendo y mis hijos no saben', 'es', 'suicide'],
  ['me dieron tres meses', 'es', 'suicide'],
  ['dad has hours left', 'en', 'grief'],
  ['they stopped my chemo and sent me home', 'en', 'suicide'],
  ['mi suegro está en fase terminal', 'es', 'grief'],
  ["doctors say I won't see summer", 'en', 'suicide'],
  ["I have ALS and I'm scared", 'en', 'suicide'],
  ['grandma has days', 'en', 'grief'],
  ['el doctor dice que me quedan meses', 'es', 'suicide'],
  ['ya me desahuciaron', 'es', 'suicide'],
  ['mi mamá está desahuciada, qué salmo le leo', 'es', 'grief'],
  ['mi abuelo agoniza y queremos orar', 'es', 'grief'],
  ['el médico me dio pocos meses', 'es', 'suicide'],
])(
  'the dying and their families get the lines for them, no condolence and no reply to danger: %s',
  (text, language, kind) => {
    expect(recogniseDistress(text, language)).toMatchObject({ kind, response: 'lines', circumstance: 'dying' })
  },
)

test.each([
  ['me quedan dos meses para terminar el plan de lectura', 'es'],
  ['Jesús agoniza en Getsemaní', 'es'],
  ['a mi papá le quedan días de vacaciones', 'es'],
  ['dad has days left of vacation', 'en'],
  ['my wife has weeks left to finish her thesis', 'en'],
])('none: %s', (text, language) => {
  expect(recogniseDistress(text, language)).toBeUndefined()
})
