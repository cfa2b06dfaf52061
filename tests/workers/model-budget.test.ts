import { describe, expect, test } from 'vitest'
import {
  enterModel,
  type Lane,
  type ModelLimits,
  modelObstacle,
  modelState,
  settleModel,
} from '../../shared/server/model-limits.ts'
import { REDIS_PREFIX } from '../../shared/server/redis.ts'
import { ModelError } from '../../workers/llm/provider.ts'
import { createRedisGate } from '../../workers/llm/redis-gate.ts'
import { impatient } from '../helpers/model/gemini-provider.ts'
import { limitsOf, modelGates, settled } from '../helpers/model/model-gates.ts'
import type { Scenario } from '../helpers/model/scenario.ts'
import { response, thoughtPart } from '../helpers/model/shapes.ts'

const { log, redis, other, server, spent, gated, answer, failure } = modelGates()

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
})

describe('the budget of a day, for calls without an end,', () => {
  test.each([
    ['before its first sign', 'hang-after-head'],
    ['after it has only thought', 'scripted'],
  ])('charges the input of a call that takes too long %s', async (_when, model) => {
    const thinking: Scenario = async ({ reply }) => {
      reply.frame(response([thoughtPart('Let me see.')]))
      await reply.hang()
    }
    if (model === 'scripted') server().script([thinking])
    const limits = limitsOf({ budgetPerDay: 1 })
    const error = await failure(gated(limits, model, redis, { ...impatient, tries: 1 }))
    expect(error).toMatchObject({ kind: 'unavailable' })
    const sent = JSON.stringify(server().calls[0]!.body).length
    await settled(async () => (await spent(limits)) < 80_000)
    expect(await spent(limits)).toBeGreaterThan(0)
    expect(await spent(limits), 'no more than was sent').toBeLessThan(sent)
  })

  test('refunds what was reserved for a call that was stopped before it was made', async () => {
    const limits = limitsOf({ budgetPerDay: 1 })
    const gate = createRedisGate({ redis, limits, model: 'text', log })
    // the script is loaded now: the next call of it reserves before the count below is read
    await enterModel(redis, limits, 'chat', 0)
    const stop = new AbortController()
    const entering = gate.enter({ inputChars: 3000, outputTokens: 100, signal: stop.signal, lane: 'chat' })
    stop.abort(new Error('stopped'))
    await expect(entering).rejects.toThrow('stopped')
    await settled(async () => (await spent(limits)) === 0)
  })
})

describe('the budget of a day, by lanes,', () => {
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

  test('of a lane that is used up ends its calls as a quota', async () => {
    const limits = limitsOf({ budgetPerDay: 1 })
    expect((await enterModel(redis, limits, 'suggestions', 99_999)).go).toBe(true)
    const gate = createRedisGate({ redis, limits, model: 'text', log, waitMaxMs: 100 })
    const call = { inputChars: 100, outputTokens: 100, signal: new AbortController().signal }
    await expect(gate.enter({ ...call, lane: 'suggestions' })).rejects.toMatchObject({ kind: 'quota' })
    await expect(gate.enter({ ...call, lane: 'chat' })).resolves.toBeInstanceOf(Function)
  })
})
