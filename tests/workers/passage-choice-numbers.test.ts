import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Reference } from '../../shared/bible/versification.ts'
import { createLog } from '../../shared/server/log.ts'
import type { WorkerContext } from '../../workers/context.ts'
import { choosePassage } from '../../workers/home/choose-passage.ts'
import type { JsonRequest } from '../../workers/llm/provider.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/db/database.ts'
import { HEBREW_TEXT, importHebrewText, verseText } from '../helpers/db/numbered-text.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ texts: true })
  await importHebrewText(database.db)
})
afterAll(() => database.drop())

const place = (book: string, chapter: number, first: number, last: number): Reference => {
  return { book, start_chapter: chapter, start_verse: first, end_chapter: chapter, end_verse: last }
}

/** What a model is sent, and the passage that a worker replies with when the model names `reference`. */
async function chosen(reference: string) {
  const prompts: string[] = []
  const replies: { passage: Reference | null }[] = []
  const ctx = {
    ...{ db: database.db, log: createLog('test', 'silent') },
    provider: {
      async json({ prompt }: JsonRequest) {
        prompts.push(prompt)
        return { value: { reference } }
      },
    },
    redis: { publish: async (_channel: string, message: string) => replies.push(JSON.parse(message)) },
  } as unknown as WorkerContext
  const choice = {
    ...{ typed: 'a clean start', bible_id: HEBREW_TEXT, reply_to: 'here' },
    candidates: [{ passage: place('PSA', 51, 1, 2) }, { passage: place('JOL', 2, 28, 32) }],
  }
  await choosePassage(ctx, { workId: 'a', kind: 'passage-choice', choice } as never, AbortSignal.timeout(10_000))
  return { prompt: prompts[0]!, passage: replies[0]!.passage }
}

test('a model reads the candidates with English numbers, and the words of those verses', async () => {
  const { prompt } = await chosen('')
  expect(prompt).toContain(`1. Psalm 51:1–2\nBegins: ${verseText('PSA', 51, 3)}`)
  expect(prompt).toContain(`2. Joel 2:28–32\nBegins: ${verseText('JOL', 3, 1)}`)
})

test.each([
  ['Psalm 51:10', place('PSA', 51, 10, 10)],
  ['Malachi 4:2', place('MAL', 4, 2, 2)],
  ['Malachi 3:20', place('MAL', 3, 20, 20)],
  ['Malachi 5:1', null],
  ['Genesis 1-5', null],
])('a worker replies to %s with its English numbers, if the translation has it', async (reference, passage) => {
  expect((await chosen(reference)).passage).toEqual(passage)
})
