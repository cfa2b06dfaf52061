import { fork } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { Queue } from 'bullmq'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { createLog } from '../../shared/server/log.ts'
import type { Queues } from '../../shared/server/queues.ts'
import { createRedis, type Redis } from '../../shared/server/redis.ts'
import { createWatchdog, startWatchdog } from '../../workers/health/watchdog.ts'
import { createRunning, type Running } from '../../workers/running.ts'
import { ownDatabase } from '../helpers/db/database.ts'

const log = createLog('test', 'silent')
const concurrency = { 'passage-choice': 1, 'chat-answer': 2, 'plan-generation': 1, 'suggestion-precompute': 1 }
let redis: Redis
let queue: Queue
let running: Running
let later = 0
let isRunning = true

beforeAll(async () => {
  redis = createRedis(inject('servers').redis, 'worker', log, 'test')
  await redis.ping()
  queue = new Queue('watched', { connection: redis, prefix: `{watchdog-${process.pid}}` })
})

beforeEach(async () => {
  await queue.obliterate({ force: true })
  await queue.resume()
  running = createRunning(['chat-answer'], concurrency)
  later = 0
  isRunning = true
})

afterAll(async () => {
  await queue.obliterate({ force: true })
  await queue.close()
  redis.disconnect()
})

const check = () =>
  createWatchdog({
    redis,
    queues: { 'chat-answer': queue } as unknown as Queues,
    watched: [{ kind: 'chat-answer', slots: () => 2, isRunning: () => isRunning }],
    running,
    now: () => performance.now() + later,
  })()
const begin = (work_id: string) => running.begin({ work_id, kind: 'chat-answer' })
const stuck = 'work waits in chat-answer and none is starting'
const afterAMinute = () => {
  later = 61_000
}

test('an idle worker does not exit', async () => {
  afterAMinute()
  expect(await check()).toBeUndefined()
})

test('a worker exits if work waits for a minute next to a free slot', async () => {
  await queue.add('any', {})
  expect(await check()).toBeUndefined()
  afterAMinute()
  begin('one')
  expect(await check()).toBe(stuck)
})

test('work of any priority counts', async () => {
  await queue.add('any', {}, { priority: 10 })
  afterAMinute()
  expect(await check()).toBe(stuck)
})

test('a worker with all slots busy may let work wait', async () => {
  await queue.add('any', {})
  begin('one')
  const end = begin('two')
  afterAMinute()
  expect(await check()).toBeUndefined()
  end()
  expect(await check()).toBe(stuck)
})

test('a pause, a stop or a Redis outage is not a reason to exit', async () => {
  await queue.add('any', {})
  afterAMinute()
  await queue.pause()
  expect(await check()).toBeUndefined()
  await queue.resume()
  expect(await check()).toBe(stuck)
  const away = Object.assign(Object.create(redis), { status: 'reconnecting' })
  const watched = [{ kind: 'chat-answer' as const, slots: () => 2, isRunning: () => true }]
  const queues = { 'chat-answer': queue } as unknown as Queues
  const watchdog = createWatchdog({ redis: away, queues, watched, running, now: () => performance.now() + later })
  expect(await watchdog()).toBeUndefined()
  running.drain()
  expect(await check()).toBeUndefined()
})

test('a worker that ended by itself is detected', async () => {
  isRunning = false
  expect(await check()).toBe('the worker of chat-answer has ended')
})

test('only two findings in a row end a process', async () => {
  const findings = [stuck, undefined, stuck, stuck]
  const { promise, resolve } = Promise.withResolvers<string>()
  let looks = 0
  const stop = startWatchdog(async () => findings[looks++], resolve, { everyMs: 5 })
  expect(await promise).toBe(stuck)
  stop()
  expect(looks).toBeGreaterThanOrEqual(4)
})

test('a check that never ends counts as a finding', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const stop = startWatchdog(() => new Promise(() => {}), resolve, { everyMs: 20, patienceMs: 5 })
  expect(await promise).toBe('a check takes too long')
  stop()
})

const blockedLoop = (...args: string[]) =>
  fork(new URL('../helpers/stack/blocked-loop.ts', import.meta.url).pathname, args, {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: [],
  })

test('a process with a stuck event loop exits and logs the code', async () => {
  const child = blockedLoop('8d6f0f5e-0d3c-4b59-8a53-1f4c0e3b8e11')
  const [said, [, signal]] = await Promise.all([text(child.stderr!), once(child, 'exit')])
  expect(signal).toBe('SIGKILL')
  const line = JSON.parse(said.split('\n').find((each) => each.startsWith('{'))!)
  expect(line).toMatchObject({
    level: 60,
    msg: 'event loop stuck, exiting',
    work_id: '8d6f0f5e-0d3c-4b59-8a53-1f4c0e3b8e11',
    where: expect.arrayContaining([expect.stringContaining('at standStill')]),
  })
})

test('a loop that is stuck outside any work ends the process and blames no item', async () => {
  const child = blockedLoop()
  const [said, [, signal]] = await Promise.all([text(child.stderr!), once(child, 'exit')])
  expect(signal).toBe('SIGKILL')
  expect(said).toContain('"work_id":null')
})

test('a work item is blamed while its code blocks the loop, and no longer once the loop moves', async () => {
  const { db, url } = await ownDatabase()
  const accused = async () =>
    (await db.selectFrom('work_item').select('stuck_workers').executeTakeFirstOrThrow()).stuck_workers
  const { id } = await db
    .insertInto('work_item')
    .values({ kind: 'chat-answer', entity_id: '1', deadline_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const child = blockedLoop(id, '8000', url)
  await expect.poll(accused).toBe(1)
  await expect.poll(accused).toBe(0)
  expect(child.exitCode ?? child.signalCode).toBe(null)
  child.send('end')
  await once(child, 'exit')
})
