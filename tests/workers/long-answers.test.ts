import { afterAll, beforeAll, expect, test } from 'vitest'
import { listVerses } from '../../shared/server/sql/verse-list.ts'
import { createDraws } from '../../workers/eval/draws.ts'
import { paragraph, plain, plantedAnswer } from '../../workers/eval/spans/planted.ts'
import { checkAnswer } from '../../workers/quotes/quotes.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/db/database.ts'
import { watchLoop } from '../helpers/stack/loop-watch.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ texts: true })
})
afterAll(() => database.drop())

const check = (text: string) =>
  checkAnswer({
    ...{ db: database.db, text, bible_id: 'eng-web', language: 'en' },
    place: { bible_id: 'eng-web', book: 'JHN', chapter: 3, verses: [16] },
  })

test('an answer of 20,000 words is checked without a pause above 20 ms', async () => {
  const random = createDraws(7)
  const verses = await listVerses(database.db, 'eng-web')
  const bible = {
    id: 'eng-web',
    language: 'en' as const,
    verses,
    plain: plain(verses.map(({ text }) => text).join(' ')),
  }
  let text = ''
  while (text.split(/\s+/).length < 20_000) {
    text += `${plantedAnswer(random, [bible]).text}\n\n${paragraph(random, 'en', 8).join(' ')}\n\n`
  }
  // the first answer of a process loads the texts and compiles code that the others reuse
  await check(text.slice(0, 60_000))
  const { longestTurn } = await watchLoop(() => check(text), 20)
  expect(longestTurn).toBeLessThan(20)
})
