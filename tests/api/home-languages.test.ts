import { expect, test } from 'vitest'
import { HomeAnswer } from '../../shared/contract/bible.ts'
import { sharedApi } from '../helpers/client/shared-api.ts'

const { api } = sharedApi({ texts: true })

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', '1. Korinther 13,4'],
  ['pt-BR', '1 Coríntios 13:4'],
  ['en-US,en;q=0.5', '1 Corinthians 13:4'],
])('with the languages %s, "%s" opens its passage in an English translation', async (languages, prompt) => {
  const visitor = api.visitor()
  const answer = await visitor.post('/api/home', { prompt }, { 'Accept-Language': languages })
  expect(HomeAnswer.parse(answer.json())).toMatchObject({ book: '1CO', chapter: 13, verses: [4], ask_question: false })
})

test.each([
  // in English, a comma separates chapters
  ['de-DE,de;q=0.9,en;q=0.8', 'Joh 3,16', { book: 'JHN', chapter: 3, verses: [16] }],
  ['de-DE', 'Joh 3,16f', { book: 'JHN', chapter: 3, verses: [16, 17] }],
  ['en-US', 'Psalm 23, 24', { book: 'PSA', chapter: 23, verses: [] }],
  // a place that the Song of Solomon does not have
  ['fr-FR', 'So 3.17', { book: 'ZEP', chapter: 3, verses: [17] }],
  ['en-US', 'John 3:36f', { book: 'JHN', chapter: 3, verses: [36] }],
  ['it-IT', 'John 3, 16', { book: 'JHN', chapter: 3, verses: [] }],
])('with the languages %s, "%s" is read as its readers mean it', async (languages, prompt, place) => {
  const answer = await api.visitor().post('/api/home', { prompt }, { 'Accept-Language': languages })
  expect(HomeAnswer.parse(answer.json())).toMatchObject({ ...place, ask_question: false })
})

test.each(['it-IT', '', 'ca,es;q=0.9'])(
  'with the languages "%s", a comma is read as in the edition',
  async (languages) => {
    const visitor = api.visitor()
    await visitor.put('/api/user/translation', { translation_id: 'spa-rv1909' })
    const answer = await visitor.post('/api/home', { prompt: 'Juan 3,16' }, { 'Accept-Language': languages })
    expect(HomeAnswer.parse(answer.json())).toMatchObject({ book: 'JHN', chapter: 3, verses: [16] })
  },
)

test('a place that no edition has is explained, and not looked for in another book', async () => {
  const answer = await api.visitor().post('/api/home', { prompt: '2 Samuel 31:1' }, { 'Accept-Language': 'en, de' })
  expect(HomeAnswer.parse(answer.json())).toMatchObject({
    ...{ book: null, reason: 'missing', detail: '2 Samuel has 24 chapters, no chapter 31.' },
  })
})

test('an exact reference in a further language comes before a corrected one in that of the translation', async () => {
  const open = async (prompt: string) => {
    const answer = await api.visitor().post('/api/home', { prompt }, { 'Accept-Language': 'es' })
    return HomeAnswer.parse(answer.json())
  }
  expect(await open('Esdras 3')).toMatchObject({ book: 'EZR', chapter: 3, ask_question: false })
  expect(await open('Jhon 3')).toMatchObject({ book: 'JHN', chapter: 3, ask_question: false })
})

test.each([
  ['es-MX,es;q=0.9,en;q=0.8', 'qué dice Romanos 8', { book: 'ROM', chapter: 8 }],
  ['es-MX,es;q=0.9,en;q=0.8', 'romanos 8:28 explícame', { book: 'ROM', chapter: 8, verses: [28] }],
  ['es-MX,es;q=0.9,en;q=0.8', 'qué significa Mateo 24', { book: 'MAT', chapter: 24 }],
  ['es', '¿quién habla en Hechos 2?', { book: 'ACT', chapter: 2 }],
  ['de-DE', 'Was bedeutet Offenbarung 13?', { book: 'REV', chapter: 13 }],
  ['en-US', 'explain Romans 8:28 please', { book: 'ROM', chapter: 8, verses: [28] }],
])(
  'with the languages %s, the question "%s" leads to what it names in an English translation',
  async (languages, prompt, place) => {
    const answer = await api.visitor().post('/api/home', { prompt }, { 'Accept-Language': languages })
    expect(HomeAnswer.parse(answer.json())).toMatchObject({ ...place, ask_question: true })
  },
)

test.each(['Hezekiah 3:4', '2 Ezequías 3'])('"%s" says that no Bible has such a book, and which', async (prompt) => {
  const visitor = api.visitor()
  await visitor.put('/api/user/translation', { translation_id: 'spa-rv1909' })
  const answer = await visitor.post('/api/home', { prompt }, { 'Accept-Language': 'es' })
  const name = prompt.replace(/ 3.*/, '')
  expect(HomeAnswer.strict().parse(answer.json())).toMatchObject({
    ...{ book: null, reason: 'missing', unknown_book: name, detail: `There is no book called ${name} in the Bible.` },
  })
})
