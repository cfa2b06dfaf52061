import { expect, test } from 'vitest'
import { checkAnswer } from '../../workers/quotes/quotes.ts'
import { fileDatabase } from '../helpers/db/database.ts'

const { db } = await fileDatabase({ texts: true })

async function check(text: string) {
  const place = { bible_id: 'eng-web', book: 'JHN', chapter: 3, verses: [16] }
  const { content, spans } = await checkAnswer({ db, text, bible_id: 'eng-web', language: 'en', place })
  return spans.map(({ verdict, start, end, source }) => [verdict, content.slice(start, end), source?.kind])
}

const denied = 'not allowed to be public teachers in the church'

test.each([
  [`Henry: women are “${denied}”.`, 'exact', denied],
  ['Matthew Henry holds that women are “allowed to be public teachers in the church”.', 'repaired', denied],
  ['Women are not “allowed to be public teachers in the church”, says Matthew Henry.', 'exact', denied.slice(4)],
])('a teacher’s words include their denial: %s', async (text, verdict, words) => {
  expect(await check(text)).toEqual([[verdict, words, 'commentary']])
})

test('a teacher’s words with an ellipsis are shortened', async () => {
  expect(await check('Henry: women are “not allowed to be … teachers in the church”.')).toEqual([
    ['shortened', 'not allowed to be … teachers in the church', 'commentary'],
  ])
})

test('words without marks have no seal after “no one”', async () => {
  const words = 'can serve two masters, for either he will hate the one and love the other; or else he will be devoted'
  expect(await check(`So it is: ${words}, as we know.`)).toEqual([['paraphrase', words, 'scripture']])
  expect(await check(`So no one ${words}, as we know.`)).toEqual([['exact', `no one ${words}`, 'scripture']])
})
