import { randomUUID } from 'node:crypto'
import { afterAll, expect, inject } from 'vitest'
import { createLog } from '../../../shared/server/log.ts'
import type { ModelLimits } from '../../../shared/server/model-limits.ts'
import { createRedis, REDIS_PREFIX } from '../../../shared/server/redis.ts'
import type { CallSettings } from '../../../workers/llm/backend.ts'
import type { ModelError } from '../../../workers/llm/provider.ts'
import { createRedisGate } from '../../../workers/llm/redis-gate.ts'
import { askingFor, recordIo } from '../answers/answer-io.ts'
import { geminiForTests } from './gemini-provider.ts'

/** Limits of a provider that no other test uses. */
export const limitsOf = (changes: Partial<ModelLimits> = {}): ModelLimits => ({
  ...{ provider: `test-${randomUUID()}`, requestsPerMinute: 0, budgetPerDay: 0 },
  ...{ inputPricePerMillion: 1, outputPricePerMillion: 10 },
  ...changes,
})

/** Waits until a check passes, up to two seconds. */
export const settled = async (check: () => Promise<boolean>) => expect.poll(check, { timeout: 2000 }).toBe(true)

/** A provider whose calls are admitted over Redis, from two workers with separate connections. */
export function modelGates() {
  const log = createLog('test', 'silent')
  const redis = createRedis(inject('servers').redis, 'worker', log, 'limits-test')
  const other = createRedis(inject('servers').redis, 'worker', log, 'limits-test-other')
  afterAll(() => {
    redis.disconnect()
    other.disconnect()
  })
  const { server, provider } = geminiForTests()
  const spent = async (limits: ModelLimits) => {
    const [day] = await redis.keys(`${REDIS_PREFIX}:model:${limits.provider}:spent:????-??-??`)
    return day ? Number(await redis.get(day)) : 0
  }
  /** Two workers, each with a separate connection. */
  const gated = (limits: ModelLimits, model: string, connection = redis, settings: Partial<CallSettings> = {}) =>
    provider(model, { gate: createRedisGate({ redis: connection, limits, model, log, waitMaxMs: 100 }), settings })
  const answer = (asked: ReturnType<typeof gated>, io = recordIo()) => asked.answer(askingFor('Who was Nicodemus?'), io)
  const failure = (asked: ReturnType<typeof gated>) =>
    answer(asked).then(
      () => Promise.reject(new Error('an answer came')),
      (error: ModelError) => error,
    )
  return { log, redis, other, server, spent, gated, answer, failure }
}
