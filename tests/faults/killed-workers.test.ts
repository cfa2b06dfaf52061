import { expect, test } from 'vitest'
import { expectWhole, leftovers, nothingLeft } from '../helpers/answers/answers.ts'
import { ask, type Following } from '../helpers/client/reader.ts'
import { textFor } from '../helpers/model/steady-text.ts'
import type { TestProcess } from '../helpers/stack/processes.ts'
import { ownStack, type Stack } from '../helpers/stack/stack.ts'

const TOKENS = 120
const ROUNDS = 2
const KILLS = 15

const content = (reader: Following) => reader.events.filter(({ event }) => event === 'content')

/** Fifteen workers with one answer each; each dies at a different moment in the middle of it. */
async function killRound(stack: Stack, first: number): Promise<number[]> {
  const { port } = stack.api
  const one = { CHAT_CONCURRENCY: '1' }
  const doomed: TestProcess[] = []
  while (doomed.length < KILLS) {
    doomed.push(...(await Promise.all([stack.addWorker(one), stack.addWorker(one), stack.addWorker(one)])))
  }
  // too long for any worker to finish; the next calls get the expected text
  stack.gemini.script(doomed.map(() => 'steady,rate=40,tokens=4000'))
  const readers = doomed.map((_, index) =>
    ask({ prompt: `seed:${first + index}` }, { port, isPatient: true, key: `${first + index}`, retryMs: 500 }),
  )
  await Promise.all(readers.map((reader) => reader.until(() => content(reader).length >= 3)))
  const rescuer = await stack.addWorker({ CHAT_CONCURRENCY: '20' })
  const killedAt: number[] = []
  for (const worker of doomed) {
    await worker.end('SIGKILL')
    killedAt.push(performance.now())
  }
  await Promise.all(readers.map((reader) => reader.ended))
  for (const [index, reader] of readers.entries()) {
    await expectWhole(stack.database.db, port, reader, { text: textFor(first + index, TOKENS), resets: 1 })
  }
  await rescuer.end('SIGTERM')
  // it is unknown which worker had which question, so all waits count from the first death
  return readers.map((reader) => reader.events.find(({ event }) => event === 'reset')!.at - killedAt[0]!)
}

test('thirty times kill -9 during an answer: each ends complete, once, and continues within 25 s', async () => {
  // its own stack, so a second try finds nothing of the first
  const stack = await ownStack({ model: `steady,rate=40,tokens=${TOKENS}`, workers: 0 })
  const waits: number[] = []
  for (let round = 0; round < ROUNDS; round++) waits.push(...(await killRound(stack, 3000 + 100 * round)))
  expect(waits).toHaveLength(ROUNDS * KILLS)
  expect(Math.max(...waits)).toBeLessThan(25_000)
  expect(await leftovers(stack.database.db)).toEqual(nothingLeft)
  const audits = stack.database.db.selectFrom('audits').select('id')
  expect(await audits.execute()).toHaveLength(ROUNDS * KILLS)
}, 300_000)
