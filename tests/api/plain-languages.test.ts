import { expect, test } from 'vitest'
import { plainWords } from '../../api/plain/words.ts'
import { LANGUAGES } from '../../shared/words/languages.ts'
import { plainVisitor } from '../helpers/client/plain-visitor.ts'
import { sharedApi } from '../helpers/client/shared-api.ts'

const { api } = sharedApi({ texts: true })
const get = (path: string, language: string) => api.get(path, { 'Accept-Language': language })

test.each(LANGUAGES)('a page in $id says so, and that others get another one', async ({ id, dir }) => {
  const answer = await get('/plain/read/JHN/3', `${id}, en;q=0.5`)
  expect(answer.text).toContain(`<html lang="${id}" dir="${dir}">`)
  expect(answer.text).toContain(plainWords(id)('skip'))
  const { vary, 'content-language': language, 'cache-control': caching } = answer.headers
  expect(String(vary).split(/, */)).toEqual(expect.arrayContaining(['Accept-Language', 'Cookie']))
  expect([language, caching]).toEqual([id, 'public, max-age=60'])
})

test('a language without words gets English', async () => {
  const answer = await get('/plain/', 'fi-FI, fi;q=0.9')
  expect(answer.text).toContain('<html lang="en" dir="ltr">')
})

test('a refusal with a code is said in the language of the browser', async () => {
  const visitor = plainVisitor(api)
  const german = { 'Accept-Language': 'de' }
  const question = { book: 'JHN', chapter: '3', prompt: 'Wer war Nikodemus?' }
  const old = await visitor.send('/plain/ask', question, german)
  expect([old.status, old.headers['content-language']]).toEqual([403, 'de'])
  expect(old.text).toContain(plainWords('de')('oldForm'))
  const missing = await get('/plain/chat/12', 'de')
  expect([missing.status, missing.text]).toEqual([404, expect.stringContaining(plainWords('de')('noSuchConversation'))])
  const invalid = await get(`/plain/find?q=${'a'.repeat(401)}`, 'de')
  expect([invalid.status, invalid.text]).toEqual([400, expect.stringContaining(plainWords('de')('notAccepted'))])
})

test.each([
  ['Ich will nicht mehr leben', '<section class="care" lang="de" dir="ltr" aria-label="Hilfe">'],
  ['أريد أن أموت', '<section class="care" lang="ar" dir="rtl" aria-label="مساعدة">'],
])('the help for words of distress is in their language: %s', async (words, section) => {
  const answer = await get(`/plain/find?q=${encodeURIComponent(words)}`, 'en')
  expect(answer.text).toContain(section)
})

test('profiles, perspectives and suggested plans are in Spanish, marked as English where a language lacks them', async () => {
  const profile = await get('/plain/profile', 'es-MX')
  expect(profile.text).toContain('<span>Con dudas de fondo</span>')
  expect(profile.text).toContain('value="catholic">Católica</option>')
  expect((await get('/plain/profile', 'de')).text).toContain('<span lang="en" dir="ltr">Sceptical</span>')
  const plans = await get('/plain/plans', 'es-MX')
  expect(plans.text).toContain('<bdi>El Nuevo Testamento en 90 días</bdi>')
  const [, hope] =
    /href="(\/plain\/plans\/\d+)"><bdi lang="">Two weeks of hope/.exec((await get('/plain/plans', 'en')).text) ?? []
  const plan = await get(hope!, 'es-MX')
  expect(plan.text).toMatch(/<title>[^<]*esperanza/i)
  expect(plan.text).toContain('<bdi>Una esperanza que vive</bdi>')
})

test('one psalm is a “Salmo”, also where the translation is English', async () => {
  const psalm = await get('/plain/read/PSA/23', 'es')
  expect(psalm.text).toContain('<title>Salmo 23 · ')
  expect(psalm.text).toContain('Salmo 24 →')
  expect((await get('/plain/find?q=shepherd&in=eng-web', 'es')).text).toContain('<span>Salmo 23:1</span>')
})

test('a suggested plan read in a Spanish translation has Spanish titles of its days', async () => {
  const list = (await get('/plain/plans', 'en')).text
  const [, genesis] = /href="(\/plain\/plans\/\d+)"><bdi lang="">Genesis in thirty days/.exec(list) ?? []
  const days = async (query: string) => (await get(`${genesis}${query}`, 'es')).text
  expect(await days('')).toContain('The tower of Babel … ')
  expect(await days('?in=spa-rv1909')).toContain('<bdi>Dios crea el mundo en seis días … ')
})

test('a reading without a title is the passage in the language of the page', async () => {
  const list = (await get('/plain/plans', 'es')).text
  const [, plan] = /href="(\/plain\/plans\/\d+)"><bdi>El Nuevo Testamento en 90 días/.exec(list) ?? []
  const [spanish, english] = await Promise.all(['es', 'en'].map(async (language) => (await get(plan!, language)).text))
  expect(english).toMatch(/<bdi>2 Corinthians 2–6</)
  expect(spanish).toMatch(/<bdi>2 Corintios 2–6</)
  expect(spanish).not.toContain('Corinthians')
})

test('a day of a suggested plan has the same Spanish title in a Spanish translation as in an English one', async () => {
  const list = (await get('/plain/plans', 'en')).text
  const [, hope] = /href="(\/plain\/plans\/\d+)"><bdi lang="">Two weeks of hope/.exec(list) ?? []
  for (const query of ['', '?in=spa-rv1909']) {
    const { text } = await get(`${hope}${query}`, 'es')
    expect(text).toContain('Desde lo más hondo</bdi>')
    expect(text).toContain('Una esperanza que vive</bdi>')
  }
})
