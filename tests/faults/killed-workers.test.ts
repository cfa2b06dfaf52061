import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectWhole, leftovers, nothingLeft } from '../helpers/answers.ts'
import { textFor } from '../helpers/gemini-server/steady-text.ts'
import type { TestProcess } from '../helpers/processes.ts'
import { ask, type Following } from '../helpers/reader.ts'
import { type Stack, startStack } from '../helpers/stack.ts'

const TOKENS = 120
const KILLS = 15

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ model: `steady,rate=40,tokens=${TOKENS}`, workers: 0 })
})
afterAll(() => stack.stop())

const port = () => stack.api.port
const content = (reader: Following) => reader.events.filter(({ event }) => event === 'content')

/** Fifteen workers with one answer each; each dies in the middle of it, at a moment of its own. */
async function killAll(first: number): Promise<void> {
  const one = { CHAT_CONCURRENCY: '1' }
  const doomed: TestProcess[] = []
  while (doomed.length < KILLS) {
    doomed.push(...(await Promise.all([stack.addWorker(one), stack.addWorker(one), stack.addWorker(one)])))
  }
  // nobody lives to the end of these; the next calls get the text that is waited for
  stack.gemini.script(doomed.map(() => 'steady,rate=40,tokens=4000'))
  const readers = doomed.map((_, index) =>
    ask({ prompt: `seed:${first + index}` }, { port, isPatient: true, key: `${first + index}`, retryMs: 500 }),
  )
  await Promise.all(readers.map((reader) => reader.until(() => content(reader).length >= 3)))
  await stack.addWorker({ CHAT_CONCURRENCY: '20' })
  for (const worker of doomed) await worker.end('SIGKILL')
  await Promise.all(readers.map((reader) => reader.ended))
  for (const [index, reader] of readers.entries()) {
    await expectWhole(stack.database.db, port(), reader, { text: textFor(first + index, TOKENS), resets: 1 })
  }
}

test('fifteen times kill -9 in the middle of an answer: each ends whole, once', async () => {
  await killAll(3000)
  expect(await leftovers(stack.database.db)).toEqual(nothingLeft)
  const audits = stack.database.db.selectFrom('audits').select('id')
  expect(await audits.execute()).toHaveLength(KILLS)
}, 300_000)
