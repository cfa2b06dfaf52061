import { expect, test } from 'vitest'
import { careOf, helpOf } from '../../shared/distress/care.ts'
import { recogniseOnDevice } from '../../shared/distress/on-device.ts'
import { recogniseDistress } from '../../shared/server/distress/recognise.ts'

const ownWords = {
  dying: /hospice|paliativos/,
  want: /food bank|banco de alimentos/,
  disaster: /seen and lost|visto y perdido/,
}

const recognisers = { server: recogniseDistress, browser: recogniseOnDevice }

for (const [where, recognise] of Object.entries(recognisers)) {
  test.each([
    ['medical', 'en', 'bombs are falling on our city'],
    ['medical', 'en', 'There’s a bomb alert, we are in the basement. Please pray'],
    ['medical', 'es', 'Nos están bombardeando'],
    ['other_at_risk', 'en', 'my son was kidnapped'],
    ['other_at_risk', 'es', 'secuestraron a mi hijo'],
    ['violence', 'en', 'my parents are forcing me to marry a man I do not know'],
    ['violence', 'es', 'me van a matar'],
    ['violence', 'es', 'Dios, estoy en peligro'],
    ['violence', 'es', 'me quieren obligar a casarme'],
    ['violence', 'es', 'mi jefe me acosa'],
    ['violence', 'en', 'someone is following me'],
    ['violence', 'es', 'hay alguien en mi casa'],
    ['medical', 'en', 'I hit a child with my car'],
    ['medical', 'es', 'a mi mamá le dio un derrame'],
  ])(`a danger in a few plain words gets the reply, %s, in %s, in the ${where}: %s`, (kind, language, text) => {
    expect(recognise(text, language)).toEqual({ kind, response: 'reply', language })
  })

  test.each([
    ['suicide', 'en', 'I haven’t slept in four days'],
    ['suicide', 'es', 'llevo cuatro días sin dormir'],
    ['suicide', 'en', 'I can’t get out of bed anymore'],
    ['suicide', 'en', 'I keep having panic attacks'],
    ['suicide', 'es', 'me siento vacía por dentro'],
    ['medical', 'en', 'I was in a car accident'],
    ['medical', 'en', 'my mom has been in a car accident, please pray'],
    ['sexual_abuse', 'en', 'a man at church makes me uncomfortable'],
    ['child_abuse', 'en', 'I think my son is being bullied'],
    ['pregnancy', 'es', 'mi bebé está en cuidados intensivos'],
    ['other_at_risk', 'es', 'mi hijo no aparece'],
    ['grief', 'en', 'my dad hanged himself yesterday'],
    ['grief', 'es', 'encontré a mi papá muerto'],
    ['grief', 'es', 'mi papá se ahorcó'],
    ['child_abuse', 'en', 'I am being bullied at school'],
    ['child_abuse', 'es', 'me hacen bullying'],
    ['addiction', 'es', 'volví a consumir'],
  ])(`a need in a few plain words gets two lines, %s, in %s, in the ${where}: %s`, (kind, language, text) => {
    expect(recognise(text, language)).toEqual({ kind, response: 'lines', language })
  })

  test.each<[keyof typeof ownWords, string, string]>([
    ['dying', 'en', 'I have six months to live'],
    ['dying', 'en', 'the doctors gave me a few weeks'],
    ['dying', 'en', 'I am dying of cancer and I am scared'],
    ['dying', 'en', 'my husband has six months to live'],
    ['dying', 'es', 'me quedan tres meses de vida'],
    ['dying', 'es', 'mi mamá se está muriendo de cáncer'],
    ['want', 'en', 'I can’t feed my kids'],
    ['want', 'en', 'we are sleeping in our car'],
    ['want', 'en', 'we have not eaten for two days'],
    ['want', 'en', 'I lost my job and I can’t pay the rent'],
    ['want', 'en', 'we got evicted yesterday'],
    ['want', 'es', 'no tengo dinero para comer'],
    ['want', 'es', 'nos van a desalojar'],
    ['want', 'es', 'perdí mi trabajo y no sé qué hacer'],
    ['disaster', 'en', 'there was a shooting at my school today'],
    ['disaster', 'en', 'our house burned down'],
    ['disaster', 'en', 'Please pray for my husband, he was shot last night'],
    ['disaster', 'es', 'Oren por mi hijo, lo atropellaron'],
    ['disaster', 'es', 'el huracán destruyó mi casa'],
    ['disaster', 'es', 'lo perdimos todo en la inundación'],
  ])(
    `the lines of %s, in %s, speak of it and name no line for suicide, in the ${where}: %s`,
    (circumstance, language, text) => {
      const found = recognise(text, language)
      expect(found).toMatchObject({ circumstance, response: 'lines', language })
      for (const accept of ['en-US', 'es-MX', 'de-DE', '']) {
        const help = helpOf(careOf(found!, accept, text))
        expect(help).toMatch(ownWords[circumstance])
        expect(help).toContain('findahelpline.com')
        if (accept === 'en-US' && circumstance !== 'dying') expect(help).toMatch(/tel:211\b|tel:18009855990/)
        expect(help).not.toMatch(/suicid|tel:988|sorry for your loss/i)
      }
    },
  )

  test.each([
    'who was kidnapped in the Bible',
    'man shall not live by bread alone',
    'Job lost everything',
    'the sun stood still for a day',
    'Jesus slept in a boat',
    'Hezekiah had fifteen years to live',
    'la mujer no tenía nada para comer',
    'my little girl has a brain tumor',
    'my mother-in-law was diagnosed with leukemia',
    'I am scared of my surgery',
    'pray for my son, he is in a coma',
    'I die every day',
    'my parents left me when I was five years old',
    'I am a refugee and I miss my home',
    'a mi hija le diagnosticaron leucemia',
    'detuvieron a mi esposo',
    'mi mamá ya no me reconoce',
    'perdí todos mis ahorros',
  ])(`what only has such words gets none, in the ${where}: %s`, (text) => {
    expect(recognise(text, 'en')).toBeUndefined()
  })
}

test.each([
  ['i wanna d!e', 'suicide'],
  ['i want to k*ll myself', 'suicide'],
  ['i was r@ped', 'sexual_abuse'],
])('a sign for a letter hides no danger: %s', (text, kind) => {
  for (const recognise of Object.values(recognisers))
    expect(recognise(text, 'en')).toMatchObject({ kind, response: 'reply' })
})

test.each([
  ['en', 'help my brother hanged himself'],
  ['en', 'my dad hanged himself, what do I do'],
  ['es', 'ayuda, mi papá se ahorcó'],
])('who asks what to do beside someone found dead is asked to call, in %s: %s', (language, text) => {
  for (const recognise of Object.values(recognisers))
    expect(recognise(text, language)).toEqual({ kind: 'medical', response: 'reply', language })
})

test('two lines follow a hidden subject in its own language', () => {
  for (const text of ['su!cide', 's*icide', 'su1cide'])
    expect(recogniseDistress(text, 'en')).toEqual({ kind: 'suicide', response: 'lines', language: 'en' })
})

test('voices are Spanish, not Portuguese', () => {
  expect(recogniseDistress('oigo voces', 'es')?.language).toBe('es')
})
