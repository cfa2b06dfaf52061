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

test('an exact reference in a further language comes before a corrected one in that of the translation', async () => {
  const open = async (prompt: string) => {
    const answer = await api.visitor().post('/api/home', { prompt }, { 'Accept-Language': 'es' })
    return HomeAnswer.parse(answer.json())
  }
  expect(await open('Esdras 3')).toMatchObject({ book: 'EZR', chapter: 3, ask_question: false })
  expect(await open('Jhon 3')).toMatchObject({ book: 'JHN', chapter: 3, ask_question: false })
})
