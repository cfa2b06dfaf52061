import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { createLog } from '../../shared/server/log.ts'
import {
  enterModel,
  type Lane,
  type ModelLimits,
  modelObstacle,
  modelState,
  noteModelCall,
  pauseModel,
  settleModel,
} from '../../shared/server/model-limits.ts'
import { createRedis, REDIS_PREFIX } from '../../shared/server/redis.ts'
import { ModelError } from '../../workers/llm/provider.ts'
import { createRedisGate } from '../../workers/llm/redis-gate.ts'
import { askingFor, recordIo } from '../helpers/answer-io.ts'
import { geminiForTests } from '../helpers/gemini-provider.ts'

const log = createLog('test', 'silent')
const redis = createRedis(inject('servers').redis, 'worker', log, 'limits-test')
const other = createRedis(inject('servers').redis, 'worker', log, 'limits-test-other')
afterAll(() => {
  redis.disconnect()
  other.disconnect()
})
const { server, provider } = geminiForTests()

/** Limits of a provider that no other test uses. */
const limitsOf = (changes: Partial<ModelLimits> = {}): ModelLimits => ({
  ...{ provider: `test-${randomUUID()}`, requestsPerMinute: 0, budgetPerDay: 0 },
  ...{ inputPricePerMillion: 1, outputPricePerMillion: 10 },
  ...changes,
})
const spent = async (limits: ModelLimits) => {
  const [day] = await redis.keys(`${REDIS_PREFIX}:model:${limits.provider}:spent:????-??-??`)
  return day ? Number(await redis.get(day)) : 0
}
/** Two workers, each with a separate connection. */
const gated = (limits: ModelLimits, model: string, connection = redis) =>
  provider(model, { gate: createRedisGate({ redis: connection, limits, model, log, waitMaxMs: 100 }) })
const answer = (asked: ReturnType<typeof gated>, io = recordIo()) => asked.answer(askingFor('Who was Nicodemus?'), io)
const failure = (asked: ReturnType<typeof gated>) =>
  answer(asked).then(
    () => Promise.reject(new Error('an answer came')),
    (error: ModelError) => error,
  )
const settled = async (check: () => Promise<boolean>) => expect.poll(check, { timeout: 2000 }).toBe(true)

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
    expect(await failure(gated(limits, 'text', other))).toMatchObject({ kind: 'busy', message: 'held back (circuit)' })
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

describe('the budget of a day', () => {
  test('is reserved before a call and settled after it', async () => {
    const limits = limitsOf({ budgetPerDay: 1 })
    const asked = gated(limits, 'steady,rate=100,tokens=20')
    const done = answer(asked)
    await settled(async () => (await spent(limits)) > 80_000)
    await done
    // 100 tokens in at 1, 20 out at 10, in millionths
    await settled(async () => (await spent(limits)) === 300)
  })

  test('is never overdrawn, with any number of calls at once', async () => {
    const limits = limitsOf({ budgetPerDay: 0.01 })
    const all = await Promise.all(
      Array.from({ length: 100 }, (_, index) => enterModel(index % 2 ? redis : other, limits, 'chat', 700)),
    )
    expect(all.filter(({ go }) => go)).toHaveLength(14)
    expect(await spent(limits)).toBe(9800)
    expect(all.find(({ go }) => !go)).toMatchObject({ why: 'budget' })
  })

  test('that is used up ends answers as a quota and refuses new questions until midnight', async () => {
    const limits = limitsOf({ budgetPerDay: 0.05 })
    expect(await failure(gated(limits, 'text'))).toMatchObject({ kind: 'quota', retryable: false })
    const obstacle = await modelObstacle(redis, limits, 60_000)
    expect(obstacle).toMatchObject({ why: 'budget' })
    expect(obstacle!.waitMs).toBeLessThanOrEqual(86_400_000)
    expect(server().calls).toHaveLength(0)
  })

  test('refunds what a rejected call had reserved, and charges for what a broken one said', async () => {
    const limits = limitsOf({ budgetPerDay: 1 })
    await failure(gated(limits, 'error,code=401'))
    await settled(async () => (await spent(limits)) === 0)
    await failure(gated(limits, 'cut,after=3'))
    await settled(async () => (await spent(limits)) > 100 && (await spent(limits)) < 2000)
  })

  test('settles on the day and in the lane for which it was reserved', async () => {
    const limits = limitsOf({ budgetPerDay: 1 })
    const verdict = await enterModel(redis, limits, 'suggestions', 500)
    if (!verdict.go) throw new Error('refused')
    await settleModel(redis, limits, verdict, 120)
    expect(await spent(limits)).toBe(120)
    expect((await modelState(redis, limits)).lanes.suggestions).toEqual({ spent: 0.00012, budget: 0.1 })
  })

  const passes = async (limits: ModelLimits, lane: Lane, cost: number) => {
    let count = 0
    while (count < 1000 && (await enterModel(count % 2 ? redis : other, limits, lane, cost)).go) count++
    return count
  }

  test('gives suggestions at most a tenth and plans three tenths: six tenths are always for chats', async () => {
    const limits = limitsOf({ budgetPerDay: 0.001 })
    expect(await passes(limits, 'suggestions', 10)).toBe(10)
    expect(await modelObstacle(redis, limits, 10, 'suggestions')).toMatchObject({ why: 'budget' })
    expect(await modelObstacle(redis, limits, 10, 'plan')).toBeUndefined()
    expect(await passes(limits, 'plan', 10)).toBe(30)
    expect(await modelObstacle(redis, limits, 10)).toBeUndefined()
    expect(await passes(limits, 'chat', 10)).toBe(60)
    expect(await spent(limits)).toBe(1000)
    expect(await modelObstacle(redis, limits, 10)).toMatchObject({ why: 'budget' })
  })

  test('is all for chats if nothing else is generated', async () => {
    const limits = limitsOf({ budgetPerDay: 0.001 })
    expect(await passes(limits, 'chat', 10)).toBe(100)
    expect(await passes(limits, 'suggestions', 10)).toBe(0)
  })

  test('charges the input of a call even if it is stopped before its first word, but not if it is rejected', async () => {
    const limits = limitsOf({ budgetPerDay: 1 })
    const gate = createRedisGate({ redis, limits, model: 'text', log, waitMaxMs: 100 })
    const signal = new AbortController().signal
    const enter = () => gate.enter({ inputChars: 3000, outputTokens: 100, signal, lane: 'chat' })
    const refused = await enter()
    refused({ spokenChars: 0, error: new ModelError('busy', 'later') })
    await settled(async () => (await spent(limits)) === 0)
    const stopped = await enter()
    stopped({ spokenChars: 0 })
    await settled(async () => (await spent(limits)) === 1000)
  })

  test('is recounted from the cost of calls for two days if Redis lost it', async () => {
    const limits = limitsOf({ budgetPerDay: 1 })
    const verdict = await enterModel(redis, limits, 'chat', 50_000)
    if (!verdict.go) return expect.unreachable()
    const keys = await redis.keys(`${REDIS_PREFIX}:model:${limits.provider}:spent:*`)
    await redis.del(...keys)
    await settleModel(redis, limits, verdict, 120)
    expect(await spent(limits)).toBe(120)
    for (const key of keys) expect(await redis.ttl(key)).toBeGreaterThan(86_400)
  })

  test('of a lane that is used up ends its calls as a quota', async () => {
    const limits = limitsOf({ budgetPerDay: 1 })
    expect((await enterModel(redis, limits, 'suggestions', 99_999)).go).toBe(true)
    const gate = createRedisGate({ redis, limits, model: 'text', log, waitMaxMs: 100 })
    const call = { inputChars: 100, outputTokens: 100, signal: new AbortController().signal }
    await expect(gate.enter({ ...call, lane: 'suggestions' })).rejects.toMatchObject({ kind: 'quota' })
    await expect(gate.enter({ ...call, lane: 'chat' })).resolves.toBeInstanceOf(Function)
  })
})

test('without Redis calls pass, and a stop still ends them', async () => {
  const lonely = createRedis('redis://127.0.0.1:1', 'commands', log, 'nowhere')
  const made = await answer(gated(limitsOf(), 'text', lonely))
  expect(made.finish).toBe('complete')
  lonely.disconnect()
})
