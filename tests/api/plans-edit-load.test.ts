import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { afterAll, expect, test } from 'vitest'
import { fileApi, startApi } from '../helpers/client/api.ts'
import { insertPlan } from '../helpers/client/plan.ts'
import { fileDatabase } from '../helpers/db/database.ts'

const database = await fileDatabase({ texts: true })
const api = await fileApi({ databaseUrl: database.url })

/** As many steps as fit into a body of 64 KiB. */
const steps = (change: (index: number) => object) =>
  Array.from({ length: 690 }, (_, index) => ({
    ...{ day: 1, book: 'PSA', start_chapter: 1, start_verse: 1, end_chapter: 150, end_verse: 6 },
    ...change(index),
  }))
const psalters = steps(() => ({}))
const psalms = steps((index) => ({ start_chapter: (index % 150) + 1, end_chapter: (index % 150) + 1, end_verse: 2 }))

async function creator(from = api) {
  const visitor = from.visitor()
  await visitor.put('/api/user/theology', { theology_slug: 'baptist' })
  const { planId } = await insertPlan(database.db, await visitor.row())
  const path = `/api/reading-plans/${planId}`
  return { visitor, url: from.url + path, edit: (body: object) => visitor.put(path, body) }
}

/** A client in another thread: what it does costs this one nothing. */
const client = new Worker(
  `const { parentPort } = require('node:worker_threads')
   parentPort.on('message', async ({ url, init }) => {
     const answer = await fetch(url, init)
     await answer.arrayBuffer()
     parentPort.postMessage(answer.status)
   })`,
  { eval: true },
)
afterAll(() => client.terminate())

type Creator = Awaited<ReturnType<typeof creator>>

/** Calls back with the CPU time of each turn of this thread's event loop, in ms, until the returned function is called. */
function watchTurns(onTurn: (ms: number) => void): () => void {
  let isOver = false
  let before = process.threadCpuUsage()
  const turn = () => {
    if (isOver) return
    const { user, system } = process.threadCpuUsage(before)
    before = process.threadCpuUsage()
    onTurn((user + system) / 1000)
    setImmediate(turn)
  }
  setImmediate(turn)
  return () => {
    isOver = true
  }
}

/**
 * The longest time for which an edit blocks the event loop of the API, which runs in this thread, in ms of CPU time: the least of
 * up to 24 edits, the first of which compile its code, until one blocks it for less than `enough`.
 */
async function longestBlock({ visitor, url }: Creator, edit: object, status: number, enough: number): Promise<number> {
  const headers = { 'X-User-ID': visitor.id() ?? '', 'Content-Type': 'application/json' }
  const init = { method: 'PUT', headers, body: JSON.stringify(edit) }
  const blocks: number[] = []
  while (blocks.length < 24 && !(Math.min(...blocks) < enough)) {
    let longest = 0
    const end = watchTurns((ms) => {
      longest = Math.max(longest, ms)
    })
    const answered = once(client, 'message')
    client.postMessage({ url, init })
    expect(await answered).toEqual([status])
    end()
    expect(longest).toBeGreaterThan(0)
    blocks.push(longest)
  }
  return Math.min(...blocks)
}

test('64 KB of steps, each the whole Psalter, block the event loop for at most 20 ms and are rejected', async () => {
  const one = await creator()
  expect(JSON.stringify({ steps: psalters }).length).toBeGreaterThan(60_000)
  expect(await longestBlock(one, { steps: psalters }, 400, 20)).toBeLessThan(20)
  const { issues } = (await one.edit({ steps: psalters })).json()
  expect(issues).toEqual([{ path: 'steps', message: expect.stringMatching(/^The readings are too long together: /) }])
})

test('64 KB of valid steps block the event loop for at most 20 ms', async () => {
  expect(await longestBlock(await creator(), { steps: psalms }, 200, 20)).toBeLessThan(20)
})

test('forty edits at once do not block other users of the database', async () => {
  const { visitor, edit } = await creator()
  await edit({ steps: psalms })
  const edits = Promise.all(Array.from({ length: 40 }, (_, n) => edit({ steps: psalms.slice(0, 40 + n) })))
  let isOver = false
  void edits.finally(() => {
    isOver = true
  })
  const others: { status: number; ms: number }[] = []
  while (!isOver) {
    const began = performance.now()
    const { status } = await visitor.get('/api/chats')
    others.push({ status, ms: performance.now() - began })
  }
  expect(others.filter(({ status }) => status !== 200)).toEqual([])
  expect(Math.max(...others.map(({ ms }) => ms))).toBeLessThan(1000)
  // an edit that waits for more than two seconds for its turn gets a 503
  const statuses = new Set((await edits).map(({ status }) => status))
  expect([...statuses].filter((status) => status !== 503)).toEqual([200])
})

test('edits are limited per visitor and minute', async () => {
  const limited = await startApi({
    databaseUrl: database.url,
    env: { RATE_LIMIT_DISABLED: 'false', RATE_LIMIT_PLAN_EDITS_PER_MINUTE: '2' },
  })
  const [busy, calm] = [await creator(limited), await creator(limited)]
  const statuses = []
  for (const name of ['One', 'Two', 'Three']) statuses.push((await busy.edit({ name })).status)
  expect(statuses).toEqual([200, 200, 429])
  expect((await calm.edit({ name: 'One' })).status).toBe(200)
  await limited.stop()
})
