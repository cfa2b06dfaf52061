import { expect, test } from 'vitest'
import { checkAnswer } from '../../workers/quotes/quotes.ts'
import { fileDatabase } from '../helpers/db/database.ts'

const { db } = await fileDatabase({ texts: true })
const LOVED = 'For God so loved the world, that he gave his only born Son'

async function check(text: string) {
  const place = { bible_id: 'eng-web', book: 'JHN', chapter: 3, verses: [16] }
  const { content, spans } = await checkAnswer({ db, text, bible_id: 'eng-web', language: 'en', place })
  return spans.map(({ verdict, source, start, end }) => [verdict, source?.ref, content.slice(start, end)])
}

test.each([`Romans 5:8 says: ${LOVED}.`, `**Romans 5:8** – ${LOVED}.`, `${LOVED} (Romans 5:8).`])(
  'words without marks that another reference presents have no seal: %s',
  async (text) => {
    expect(await check(text)).toEqual([['paraphrase', 'John 3:16', LOVED]])
  },
)

test.each([
  [`John 3:16 says: ${LOVED}.`, 'John 3:16', LOVED],
  [`John 3 says: ${LOVED}.`, 'John 3:16', LOVED],
  [`Romans 5:8 explains why ${LOVED}.`, 'John 3:16', LOVED],
  [`${LOVED} (Romans 5:8; John 3:16).`, 'John 3:16', LOVED],
  [`${LOVED} (see Romans 5:8).`, 'John 3:16', LOVED],
])('words that their own reference presents, or none, have a seal: %s', async (text, ref, words) => {
  expect(await check(text)).toEqual([['exact', ref, words]])
})

test('words that several verses have are exact beside each of them', async () => {
  const words = 'to him who made the great lights, for his loving kindness endures forever'
  for (const ref of ['Psalm 136:7', 'Psalm 136:1-9']) {
    expect(await check(`${ref} says: ${words}.`)).toMatchObject([['exact', expect.any(String), words]])
  }
})
