import { expect, test } from 'vitest'
import { normalise } from '../../shared/distress/normalise.ts'
import { mournedIn } from '../../shared/distress/plain/mourned.ts'
import { recogniseDistress } from '../../shared/server/distress/recognise.ts'

test.each([
  ['en', 'Is cremation permitted for Baptists? My late wife asked for it and her brothers are upset with me.'],
  ['en', "I'd like to start a reading plan in memory of my wife Joyce, she loved Philippians."],
  ['en', "Dad's funeral was Tuesday. Which psalm did Jesus pray when Lazarus died?"],
  ['en', 'Ever since my twin passed I read Ecclesiastes every night. Who wrote it?'],
  ['en', "It's the first Thanksgiving without Mom. Could you give me a blessing for the meal?"],
  ['es', 'Mi difunta esposa leía Filipenses, ¿quién lo escribió?'],
  ['es', 'Enterramos a mi hermano el sábado y el pastor leyó Tesalonicenses, ¿qué capítulo era?'],
  ['es', 'Es la primera Navidad sin mamá, ¿qué bendición puedo leer en la mesa?'],
])('a death named within a question gets two lines (%s): %s', (language, text) => {
  expect(recogniseDistress(text, language)).toMatchObject({ kind: 'grief', response: 'lines', language })
})

test.each([
  ['en', 'my husband died last week and I want to die too'],
  ['en', 'my son died and i wish it was me'],
  ['en', 'my husband passed away, im ready to die'],
  ['en', "i don't want to live anymore without him"],
  ['en', 'I relapsed and I wish I was dead'],
  ['es', 'murió mi esposo y me quiero matar'],
  ['es', 'se murió mi esposo y me quiero ir con él'],
  ['es', 'falleció mi esposa y voy a suicidarme'],
  ['es', 'murió mi mamá y ya no quiero estar aquí'],
])('who wishes to die beside a loss gets the full reply (%s): %s', (language, text) => {
  expect(recogniseDistress(text, language)).toEqual({ kind: 'suicide', response: 'reply', language })
})

test.each([
  ['en', 'my mom died, I want to be with her in heaven one day'],
  ['en', "my dad died and I don't want to go to church"],
  ['es', 'mi mamá murió de cáncer y no quiero morir igual'],
  ['es', 'estoy embarazada y no quiero morir en el parto'],
  ['es', 'murió mi abuelo: decía "quiero morir en paz"'],
])('who does not wish to die keeps the two lines (%s): %s', (language, text) => {
  expect(recogniseDistress(text, language)?.response).toBe('lines')
})

test.each([
  'my friend passed his exam',
  'my brother died to self and follows Christ',
  'I lost my son in the supermarket for a minute, which parable is it?',
  'my mother died twenty years ago and today I thank God for her recipes',
  'Who died before Moses?',
  'Is cremation a sin?',
  'my grandfather died in 1943, which verse is on his stone?',
  'mi abuelo murió hace treinta años y aún uso su martillo',
  'el papa falleció, ¿quién elige al nuevo?',
  '¿Cuándo murió Saúl?',
])('who names no death, or one long ago, gets nothing: %s', (text) => {
  expect(mournedIn(normalise(text))).toBeUndefined()
})
