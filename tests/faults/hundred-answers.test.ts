import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../../shared/server/log.ts'
import { createRedis } from '../../shared/server/redis.ts'
import { expectWhole, gaps, leftovers, nothingLeft } from '../helpers/answers/answers.ts'
import { ask, type Following } from '../helpers/client/reader.ts'
import type { Scenario } from '../helpers/model/scenario.ts'
import { scenarioOf } from '../helpers/model/scenarios.ts'
import { textFor } from '../helpers/model/steady-text.ts'
import { type Stack, startStack } from '../helpers/stack/stack.ts'

const ANSWERS = 100
const TOKENS = 200

let stack: Stack
beforeAll(async () => {
  const env = { CHAT_CONCURRENCY: '60' }
  stack = await startStack({ workers: 2, env })
})
afterAll(() => stack.stop())

const port = () => stack.api.port

/** The model starts its hundred answers together, once all of them have been requested. */
function together(): Scenario[] {
  const steady = scenarioOf(`steady,rate=40,tokens=${TOKENS}`)
  const { promise: allHere, resolve } = Promise.withResolvers<void>()
  let here = 0
  const scenario: Scenario = async (play) => {
    here += 1
    if (here === ANSWERS) resolve()
    await allHere
    await steady(play)
  }
  return Array.from({ length: ANSWERS }, () => scenario)
}

/** A hundred questions, twenty at a time. */
async function askAll(first: number): Promise<Following[]> {
  stack.gemini.script(together())
  const readers: Following[] = []
  while (readers.length < ANSWERS) {
    const some = Array.from({ length: 20 }, (_, at) => ask({ prompt: `seed:${first + readers.length + at}` }, { port }))
    await Promise.all(some.map((reader) => reader.until(({ event }) => event === 'chat_info')))
    readers.push(...some)
  }
  return readers
}

async function expectAllWhole(readers: Following[], first: number): Promise<void> {
  await Promise.all(readers.map(({ ended }) => ended))
  for (const [index, reader] of readers.entries()) {
    expect(gaps(reader.events)).toEqual([])
    await expectWhole(stack.database.db, port(), reader, { text: textFor(first + index, TOKENS) })
  }
  expect(await leftovers(stack.database.db)).toEqual(nothingLeft)
}

test('a hundred answers at once at 40 tokens a second arrive complete, once and in order', async () => {
  const readers = await askAll(1000)
  await expectAllWhole(readers, 1000)
  expect(new Set(readers.flatMap(({ events }) => events.map(({ connection }) => connection)))).toEqual(new Set([1]))
  expect(stack.gemini.mostAtOnce()).toBe(ANSWERS)
  expect(stack.gemini.calls).toHaveLength(ANSWERS)
})

test('the same while the subscribers are cut every 400 ms and readers disconnect at random and reconnect', async () => {
  const redis = createRedis(stack.redisUrl, 'worker', createLog('test', 'silent'), 'test')
  const readers = await askAll(2000)
  let cuts = 0
  const cutting = setInterval(async () => (cuts += Number(await redis.call('CLIENT', 'KILL', 'TYPE', 'pubsub'))), 400)
  const dropping = setInterval(() => readers[Math.floor(Math.random() * ANSWERS)]?.drop(), 25)
  try {
    await expectAllWhole(readers, 2000)
  } finally {
    clearInterval(cutting)
    clearInterval(dropping)
    redis.disconnect()
  }
  expect(cuts).toBeGreaterThan(10)
  expect(Math.max(...readers.flatMap(({ events }) => events.map(({ connection }) => connection)))).toBeGreaterThan(2)
})
