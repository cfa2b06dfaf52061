import { describe, expect, test } from 'vitest'
import {
  enterModel,
  type Lane,
  type ModelLimits,
  modelObstacle,
  noteModelCall,
  pauseModel,
} from '../../shared/server/model-limits.ts'
import { createRedis, REDIS_PREFIX } from '../../shared/server/redis.ts'
import { recordIo } from '../helpers/answers/answer-io.ts'
import { limitsOf, modelGates, settled } from '../helpers/model/model-gates.ts'

const { log, redis, other, server, gated, answer, failure } = modelGates()

describe('the rate of a provider', () => {
  const passes = async (limits: ModelLimits, lane: Lane, tries: number) => {
    let count = 0
    for (let at = 0; at < tries; at++) if ((await enterModel(redis, limits, lane, 0)).go) count++
    return count
  }

  test('lets chats use all of it, plans 30 %, suggestions 20 %', async () => {
    const perMinute = 600
    const [chat, plan, suggestions] = await Promise.all(
      (['chat', 'plan', 'suggestions'] as const).map((lane) =>
        passes(limitsOf({ requestsPerMinute: perMinute }), lane, 120),
      ),
    )
    // the burst is a sixth of a minute's calls; some more are added while the test runs
    expect(chat).toBeGreaterThanOrEqual(100)
    expect(plan).toBeGreaterThanOrEqual(30)
    expect(plan).toBeLessThan(45)
    expect(suggestions).toBeGreaterThanOrEqual(20)
    expect(suggestions).toBeLessThan(35)
  })

  test('is shared by all lanes: plans leave the rest to chats, chats may use all', async () => {
    const limits = limitsOf({ requestsPerMinute: 60 })
    expect(await passes(limits, 'plan', 10)).toBe(3)
    const left = await passes(limits, 'chat', 20)
    expect(left).toBeGreaterThanOrEqual(7)
    expect(left).toBeLessThan(12)
    const refused = await enterModel(redis, limits, 'suggestions', 0)
    expect(refused).toMatchObject({ go: false, why: 'rate' })
    expect((refused as { waitMs: number }).waitMs).toBeLessThanOrEqual(1000)
  })

  test('applies across many workers at once', async () => {
    const limits = limitsOf({ requestsPerMinute: 120 })
    const all = await Promise.all(
      Array.from({ length: 200 }, (_, index) => enterModel(index % 2 ? redis : other, limits, 'chat', 0)),
    )
    const count = all.filter(({ go }) => go).length
    expect(count).toBeGreaterThanOrEqual(20)
    expect(count).toBeLessThan(35)
  })

  test('is waited for if it is near, else left to the queue with the time to wait', async () => {
    const near = limitsOf({ requestsPerMinute: 6000 })
    while ((await enterModel(redis, near, 'chat', 0)).go);
    expect((await answer(gated(near, 'text'))).finish).toBe('complete')
    const far = limitsOf({ requestsPerMinute: 6 })
    await enterModel(redis, far, 'chat', 0)
    expect(await failure(gated(far, 'text'))).toMatchObject({ kind: 'busy', retryable: true })
    expect((await failure(gated(far, 'text'))).retryAfterMs).toBeGreaterThan(8000)
    expect(server().calls).toHaveLength(1)
  })
})

describe('a 429', () => {
  test('pauses all workers for as long as it says', async () => {
    const limits = limitsOf()
    server().script(['error,code=429,delay=20s'])
    expect(await failure(gated(limits, 'text'))).toMatchObject({ kind: 'busy', retryAfterMs: 20_000 })
    await settled(async () => !(await enterModel(other, limits, 'chat', 0)).go)
    for (let at = 0; at < 3; at++) {
      expect((await failure(gated(limits, 'text', other))).retryAfterMs).toBeGreaterThan(15_000)
    }
    expect(server().calls).toHaveLength(1)
  })

  test('that is short pauses the others just as long', async () => {
    const limits = limitsOf()
    await pauseModel(redis, limits, 60)
    const began = performance.now()
    expect((await answer(gated(limits, 'text', other))).finish).toBe('complete')
    expect(performance.now() - began).toBeGreaterThanOrEqual(55)
  })

  test('never shortens a current pause', async () => {
    const limits = limitsOf()
    await pauseModel(redis, limits, 30_000)
    await pauseModel(redis, limits, 10)
    expect(await enterModel(redis, limits, 'chat', 0)).toMatchObject({ go: false, why: 'pause' })
  })

  test('for the daily quota pauses all workers for minutes', async () => {
    const limits = limitsOf()
    server().script(['error,code=429,quota=RequestsPerDay'])
    expect(await failure(gated(limits, 'text'))).toMatchObject({ kind: 'quota' })
    await settled(async () => !(await enterModel(other, limits, 'chat', 0)).go)
    expect((await failure(gated(limits, 'text', other))).retryAfterMs).toBeGreaterThan(200_000)
  })

  test('can be stopped while it is waited for', async () => {
    const limits = limitsOf()
    await pauseModel(redis, limits, 90)
    const io = recordIo()
    const asked = answer(gated(limits, 'text'), io)
    io.abort('stopped')
    await expect(asked).rejects.toBe('stopped')
    expect(server().calls).toHaveLength(0)
  })
})

describe('the breaker', () => {
  test('opens when half of twenty calls failed, for all workers and for new questions', async () => {
    const limits = limitsOf()
    for (let at = 0; at < 19; at++) expect(await noteModelCall(redis, limits, at % 2 === 0)).toBe(false)
    expect(await modelObstacle(other, limits, 0)).toBeUndefined()
    expect(await noteModelCall(redis, limits, true)).toBe(true)
    expect(await modelObstacle(other, limits, 0)).toMatchObject({ why: 'circuit' })
    expect(await failure(gated(limits, 'text', other))).toMatchObject({ kind: 'busy', message: 'paused (circuit)' })
    expect(server().calls).toHaveLength(0)
  })

  test('stays closed while fewer than half fail, and before twenty calls', async () => {
    const limits = limitsOf()
    for (let at = 0; at < 15; at++) await noteModelCall(redis, limits, true)
    expect(await modelObstacle(redis, limits, 0)).toBeUndefined()
    const healthy = limitsOf()
    for (let at = 0; at < 60; at++) expect(await noteModelCall(redis, healthy, at % 3 === 0)).toBe(false)
  })

  test('opens again with the first failure after its time, and not with a success', async () => {
    const limits = limitsOf()
    for (let at = 0; at < 20; at++) await noteModelCall(redis, limits, true)
    await redis.del(`${REDIS_PREFIX}:model:${limits.provider}:open`)
    expect(await noteModelCall(redis, limits, false)).toBe(false)
    expect(await noteModelCall(redis, limits, true)).toBe(true)
  })

  test('counts failures of the provider, not our own or what a reader stops', async () => {
    const limits = limitsOf()
    await failure(gated(limits, 'error,code=401'))
    await failure(gated(limits, 'error,code=503'))
    const io = recordIo()
    const asked = answer(gated(limits, 'hang,after=1'), io)
    await expect.poll(() => io.pieces.length).toBe(1)
    io.abort('stopped')
    await expect(asked).rejects.toBe('stopped')
    const counted = () => redis.lrange(`${REDIS_PREFIX}:model:${limits.provider}:calls`, 0, -1)
    await settled(async () => (await counted()).length === 4)
    expect((await counted()).sort()).toEqual(['0', '1', '1', '1'])
  })

  test('never blocks the built-in provider', async () => {
    const limits = limitsOf({ provider: 'builtin', budgetPerDay: 0.000001 })
    expect(await modelObstacle(redis, limits, 1_000_000)).toBeUndefined()
  })
})

test('without Redis calls pass, and a stop still ends them', async () => {
  const lonely = createRedis('redis://127.0.0.1:1', 'commands', log, 'nowhere')
  const made = await answer(gated(limitsOf(), 'text', lonely))
  expect(made.finish).toBe('complete')
  lonely.disconnect()
})
