import type { Env } from './env.ts'
import { REDIS_PREFIX, type Redis } from './redis.ts'
import { runScript } from './redis-script.ts'

export type Lane = 'chat' | 'plan' | 'suggestions' | 'home'

/** The share of a provider's rate that each kind of work may use: background work never takes a reader's place. */
const shares: Record<Lane, number> = { chat: 1, plan: 0.3, suggestions: 0.2, home: 0.3 }
/** The share of the day's budget that each kind of work may spend: half of it always remains for chats. */
const budgetShares: Record<Lane, number> = { chat: 1, plan: 0.3, suggestions: 0.1, home: 0.1 }
const lanes = ['chat', 'plan', 'suggestions', 'home'] as const satisfies readonly Lane[]

/** The limits of calls to a provider, over all workers. 0: no such limit. Prices and budget are in money. */
export type ModelLimits = {
  provider: string
  /** The service, if it is not the provider's usual one: each has its own limits. */
  host?: string
  requestsPerMinute: number
  budgetPerDay: number
  inputPricePerMillion: number
  outputPricePerMillion: number
}

/** What was reserved for a call, in millionths, until its true cost is known. */
export type Reserved = { lane: Lane; reserved: number; day: string }

export type ModelVerdict =
  | ({ go: true } & Reserved)
  | { go: false; why: 'circuit' | 'pause' | 'rate' | 'budget'; waitMs: number }

const BREAKER = { calls: 20, openMs: 30_000, memoryMs: 300_000 }
const MILLIONTHS = 1_000_000
const DAY_MS = 86_400_000
const BURST_SHARE = 1 / 6

/** The configured provider: the named one, else gemini if it has a key, else the built-in one. */
export function providerName(env: Pick<Env, 'LLM_PROVIDER' | 'GEMINI_API_KEY'>): 'gemini' | 'openai' | 'builtin' {
  return env.LLM_PROVIDER ?? (env.GEMINI_API_KEY ? 'gemini' : 'builtin')
}

export function modelLimits(env: Env): ModelLimits {
  const provider = providerName(env)
  const address = provider === 'openai' ? env.OPENAI_BASE_URL : env.GEMINI_BASE_URL
  return {
    provider,
    host: address && new URL(address).host,
    requestsPerMinute: env.AI_REQUESTS_PER_MINUTE ?? 0,
    budgetPerDay: env.AI_BUDGET_PER_DAY ?? 0,
    inputPricePerMillion: env.AI_INPUT_PRICE,
    outputPricePerMillion: env.AI_OUTPUT_PRICE,
  }
}

/** The cost of some tokens, in millionths of the currency. */
export function costOf(limits: ModelLimits, tokens: { input: number; output: number }): number {
  return Math.ceil(tokens.input * limits.inputPricePerMillion + tokens.output * limits.outputPricePerMillion)
}

const key = ({ provider, host }: ModelLimits, name: string) =>
  `${REDIS_PREFIX}:model:${host ? `${provider}@${host}` : provider}:${name}`
/** What was spent on a day: in total, or by one kind of work. */
const spentKey = (limits: ModelLimits, day: string, lane?: Lane) =>
  key(limits, lane ? `spent:${day}:${lane}` : `spent:${day}`)
const millionths = (money: number) => Math.floor(money * MILLIONTHS)
const today = () => new Date().toISOString().slice(0, 10)

// one round trip before each call: the breaker, the pause, the budget, the rate, in this order
const ENTER = {
  name: 'enterModel',
  lua: `
local wait = redis.call('PTTL', KEYS[1])
if wait > 0 then return {'circuit', wait} end
wait = redis.call('PTTL', KEYS[2])
if wait > 0 then return {'pause', wait} end
local budget, cost = tonumber(ARGV[3]), tonumber(ARGV[4])
if budget > 0 then
  if tonumber(redis.call('GET', KEYS[5]) or '0') + cost > budget then return {'budget', 0} end
  if tonumber(redis.call('GET', KEYS[6]) or '0') + cost > tonumber(ARGV[6]) then return {'budget', 0} end
end
local rate, share = tonumber(ARGV[1]), tonumber(ARGV[2])
if rate > 0 then
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local longest, levels = 0, {}
  for i, perMinute in ipairs({rate, rate * share}) do
    local most = math.max(1, perMinute * tonumber(ARGV[5]))
    local bucket = redis.call('HMGET', KEYS[2 + i], 'level', 'at')
    local passed = math.max(0, now - tonumber(bucket[2] or now))
    levels[i] = math.min(most, tonumber(bucket[1] or most) + passed * perMinute / 60000)
    if levels[i] < 1 then longest = math.max(longest, math.ceil((1 - levels[i]) * 60000 / perMinute)) end
  end
  if longest > 0 then return {'rate', longest} end
  for i = 1, 2 do
    redis.call('HSET', KEYS[2 + i], 'level', tostring(levels[i] - 1), 'at', tostring(now))
    redis.call('PEXPIRE', KEYS[2 + i], 3600000)
  end
end
if budget > 0 then
  for i = 5, 6 do
    redis.call('INCRBY', KEYS[i], cost)
    redis.call('PEXPIRE', KEYS[i], 172800000)
  end
end
return {'go', 0}`,
}

/**
 * Requests permission for one call that costs at most `cost`, which is reserved. Otherwise returns the obstacle and the
 * time until it may be gone. Rejects when Redis does.
 */
export async function enterModel(redis: Redis, limits: ModelLimits, lane: Lane, cost: number): Promise<ModelVerdict> {
  const day = today()
  const keys = ['open', 'pause', 'rate', `rate:${lane}`].map((name) => key(limits, name))
  const budget = millionths(limits.budgetPerDay)
  const [why, wait] = (await runScript(
    redis,
    ENTER,
    [...keys, spentKey(limits, day), spentKey(limits, day, lane)],
    [limits.requestsPerMinute, shares[lane], budget, cost, BURST_SHARE, millionths(laneBudget(limits, lane))],
  )) as [string, number]
  if (why === 'go') return { go: true, lane, reserved: budget > 0 ? cost : 0, day }
  const waitMs = why === 'budget' ? untilTomorrow() : wait
  return { go: false, why: why as 'circuit', waitMs }
}

// if Redis has lost the reservation, nothing is refunded
const SETTLE = {
  name: 'settleModel',
  lua: `
for _, spent in ipairs(KEYS) do
  local reserved = redis.call('EXISTS', spent) == 1 and ARGV[2] or '0'
  redis.call('INCRBY', spent, ARGV[1] - reserved)
  redis.call('PEXPIRE', spent, 172800000)
end`,
}

/** Replaces what was reserved for a call by its true cost. */
export async function settleModel(
  redis: Redis,
  limits: ModelLimits,
  { lane, reserved, day }: Reserved,
  cost: number,
): Promise<void> {
  if (reserved === cost) return
  await runScript(redis, SETTLE, [spentKey(limits, day), spentKey(limits, day, lane)], [cost, reserved])
}

const laneBudget = ({ budgetPerDay }: ModelLimits, lane: Lane) => budgetPerDay * budgetShares[lane]

/** True if calls cost money and no daily limit bounds it. */
export function lacksBudget({ provider, budgetPerDay, ...prices }: ModelLimits): boolean {
  const isPaid = prices.inputPricePerMillion > 0 || prices.outputPricePerMillion > 0
  return provider !== 'builtin' && isPaid && budgetPerDay === 0
}

/** Stops every worker from calling for a while; a longer pause that is already set remains. */
export async function pauseModel(redis: Redis, limits: ModelLimits, ms: number): Promise<void> {
  const pause = key(limits, 'pause')
  await redis.eval(
    `if redis.call('PTTL', KEYS[1]) < tonumber(ARGV[1]) then redis.call('SET', KEYS[1], '1', 'PX', ARGV[1]) end`,
    ...[1, pause, Math.ceil(ms)],
  )
}

const NOTE = {
  name: 'noteModelCall',
  lua: `
redis.call('LPUSH', KEYS[1], ARGV[1])
redis.call('LTRIM', KEYS[1], 0, ARGV[2] - 1)
redis.call('PEXPIRE', KEYS[1], ARGV[4])
if ARGV[1] == '0' then return 0 end
local failed = 0
local calls = redis.call('LRANGE', KEYS[1], 0, -1)
if #calls < tonumber(ARGV[2]) then return 0 end
for _, call in ipairs(calls) do failed = failed + tonumber(call) end
if failed * 2 < #calls then return 0 end
redis.call('SET', KEYS[2], '1', 'PX', ARGV[3])
return 1`,
}

/**
 * Counts a call for the breaker. It opens for half a minute when half of the last twenty calls failed; after that, one
 * more failure opens it again until successes outweigh failures. True if this call opened it.
 */
export async function noteModelCall(redis: Redis, limits: ModelLimits, failed: boolean): Promise<boolean> {
  const { calls, openMs, memoryMs } = BREAKER
  const keys = [key(limits, 'calls'), key(limits, 'open')]
  return (await runScript(redis, NOTE, keys, [failed ? 1 : 0, calls, openMs, memoryMs])) === 1
}

/**
 * Why no call would be made now, before work is accepted: the breaker, or the day's budget and the lane's share of it.
 */
export async function modelObstacle(
  redis: Redis,
  limits: ModelLimits,
  cost: number,
  lane: Lane = 'chat',
): Promise<{ why: 'circuit' | 'budget'; waitMs: number } | undefined> {
  if (limits.provider === 'builtin') return undefined
  const hasBudget = limits.budgetPerDay > 0
  const day = today()
  // no pipeline: ioredis prepares each with a thousand methods, which takes longer than both calls
  const [open, spent] = await Promise.all([
    redis.pttl(key(limits, 'open')),
    hasBudget ? redis.mget(spentKey(limits, day), spentKey(limits, day, lane)) : [],
  ])
  if (open > 0) return { why: 'circuit', waitMs: open }
  const [inTotal = 0, inLane = 0] = spent.map(Number)
  const isSpent =
    inTotal + cost > millionths(limits.budgetPerDay) || inLane + cost > millionths(laneBudget(limits, lane))
  return hasBudget && isSpent ? { why: 'budget', waitMs: untilTomorrow() } : undefined
}

/** The state of the provider: milliseconds until calls continue, and the money spent today, in total and by lane. */
export async function modelState(redis: Redis, limits: ModelLimits) {
  const day = today()
  const asked = redis.pipeline().pttl(key(limits, 'open')).pttl(key(limits, 'pause')).get(spentKey(limits, day))
  for (const lane of lanes) asked.get(spentKey(limits, day, lane))
  const replies = (await asked.exec()) ?? []
  const [open = 0, pause = 0, spent = 0, ...byLane] = replies.map(([, reply]) => Math.max(0, Number(reply ?? 0)))
  const laneState = (lane: Lane, index: number) => ({
    spent: (byLane[index] ?? 0) / MILLIONTHS,
    budget: laneBudget(limits, lane),
  })
  return {
    ...{ circuitMs: open, pauseMs: pause, spent: spent / MILLIONTHS, budget: limits.budgetPerDay },
    lanes: Object.fromEntries(lanes.map((lane, index) => [lane, laneState(lane, index)])) as Record<
      Lane,
      ReturnType<typeof laneState>
    >,
  }
}

const untilTomorrow = () => DAY_MS - (Date.now() % DAY_MS)
