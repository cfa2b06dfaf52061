import { expect, test } from 'vitest'
import { recogniseOnDevice } from '../../shared/distress/on-device.ts'
import { recogniseDistress } from '../../shared/server/distress/recognise.ts'

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
  ])(`a danger in a few plain words gets the reply, %s, in %s, in the ${where}: %s`, (kind, language, text) => {
    expect(recognise(text, language)).toEqual({ kind, response: 'reply', language })
  })

  test.each([
    ['suicide', 'en', 'I have six months to live'],
    ['suicide', 'en', 'the doctors gave me a few weeks'],
    ['suicide', 'en', 'I am dying of cancer and I am scared'],
    ['suicide', 'en', 'I can’t feed my kids'],
    ['suicide', 'en', 'we are sleeping in our car'],
    ['suicide', 'en', 'I haven’t slept in four days'],
    ['suicide', 'es', 'me quedan tres meses de vida'],
    ['suicide', 'es', 'no tengo dinero para comer'],
    ['suicide', 'es', 'llevo cuatro días sin dormir'],
    ['grief', 'en', 'my husband has six months to live'],
    ['grief', 'en', 'my dad hanged himself yesterday'],
    ['grief', 'es', 'encontré a mi papá muerto'],
    ['grief', 'es', 'mi papá se ahorcó'],
    ['child_abuse', 'en', 'I am being bullied at school'],
    ['child_abuse', 'es', 'me hacen bullying'],
    ['addiction', 'es', 'volví a consumir'],
  ])(`a need in a few plain words gets two lines, %s, in %s, in the ${where}: %s`, (kind, language, text) => {
    expect(recognise(text, language)).toEqual({ kind, response: 'lines', language })
  })

  test.each([
    'who was kidnapped in the Bible',
    'man shall not live by bread alone',
    'Job lost everything',
    'the sun stood still for a day',
    'Jesus slept in a boat',
    'Hezekiah had fifteen years to live',
    'la mujer no tenía nada para comer',
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
