import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from '#shared/server/log.ts'
import { modelCalls, modelPauseSeconds, modelTokens } from '#shared/server/metrics.ts'
import {
  costOf,
  enterModel,
  type ModelLimits,
  type ModelVerdict,
  noteModelCall,
  pauseModel,
  settleModel,
} from '#shared/server/model-limits.ts'
import type { Redis } from '#shared/server/redis.ts'
import type { CallEnd, Gate, GateCall, Pass } from './gate.ts'
import { CallTimeout } from './guard-call.ts'
import { ModelError } from './provider.ts'

export type RedisGateOptions = { redis: Redis; limits: ModelLimits; model: string; log: Logger; waitMaxMs?: number }

/** While the day's quota is spent, one of all workers tries again after this long. */
const SPENT_PAUSE_MS = 300_000
const LONGEST_PAUSE_MS = 60_000
const CHARS_PER_TOKEN = 3

/**
 * A gate that all workers share through Redis. It waits out an obstacle of a few seconds; for a longer one, the call is
 * refused with the time to wait. If Redis does not answer, calls are allowed: an answer could not be shown anyway.
 */
export function createRedisGate({ redis, limits, model, log, waitMaxMs = 8000 }: RedisGateOptions): Gate {
  const unheard = (error: unknown) => void log.debug({ err: error }, 'could not write the limits of the model')

  const ask = async (call: GateCall): Promise<ModelVerdict> => {
    const input = Math.ceil(call.inputChars / CHARS_PER_TOKEN)
    const cost = costOf(limits, { input, output: call.outputTokens })
    const nothing: ModelVerdict = { go: true, lane: call.lane, reserved: 0, day: '' }
    const entering = enterModel(redis, limits, call.lane, cost)
    return orAborted(entering, call.signal).catch((error) => {
      if (call.signal.aborted) entering.then(refund).catch(unheard)
      call.signal.throwIfAborted()
      unheard(error)
      return nothing
    })
  }

  /** For a call that is not made after all. */
  const refund = async (verdict: ModelVerdict) => {
    if (verdict.go && verdict.reserved > 0) await settleModel(redis, limits, verdict, 0)
  }

  const passOf =
    (call: GateCall, verdict: ModelVerdict & { go: true }): Pass =>
    (end) => {
      const outcome = end.error ? end.error.kind : end.tokens ? 'ok' : 'stopped'
      modelCalls.inc({ provider: limits.provider, model, outcome })
      for (const direction of ['input', 'output'] as const) {
        if (end.tokens) modelTokens.inc({ model, direction }, end.tokens[direction])
      }
      if (verdict.reserved > 0) settleModel(redis, limits, verdict, costOf(limits, used(call, end))).catch(unheard)
      if (outcome !== 'stopped') note(end.error).catch(unheard)
    }

  const pause = async (ms: number) => {
    modelPauseSeconds.inc({ provider: limits.provider }, ms / 1000)
    await pauseModel(redis, limits, ms)
  }

  const note = async (error: ModelError | undefined) => {
    if (error?.kind === 'rejected') log.error({ model, status: error.status }, 'the provider is rejecting our calls')
    if (error?.kind === 'quota') await pause(SPENT_PAUSE_MS)
    if (error?.kind === 'busy' && error.retryAfterMs) await pause(Math.min(error.retryAfterMs, LONGEST_PAUSE_MS))
    // a busy or strict provider is a working one
    if (await noteModelCall(redis, limits, error?.kind === 'unavailable')) {
      log.error({ model }, 'half of the last calls failed, pausing for half a minute')
    }
  }

  return {
    async enter(call) {
      for (let waited = 0; ; ) {
        const verdict = await ask(call)
        if (verdict.go) return passOf(call, verdict)
        if (verdict.why === 'budget') throw new ModelError('quota', 'the daily budget is used up')
        // jitter: workers that wait for the same moment must not all call then
        const wait = verdict.waitMs + Math.random() * Math.min(250, verdict.waitMs)
        if (waited + wait > waitMaxMs) {
          throw new ModelError('busy', `paused (${verdict.why})`, { retryAfterMs: verdict.waitMs })
        }
        waited += wait
        await delay(wait, undefined, { signal: call.signal }).catch(() => call.signal.throwIfAborted())
      }
    },
  }
}

/**
 * The tokens of a call; an estimate from the received text if the provider did not report them. A call that we ended
 * before its first word was read all the same, and is billed.
 */
function used(call: GateCall, { tokens, spokenChars, error }: CallEnd): { input: number; output: number } {
  if (tokens && tokens.input + tokens.output > 0) {
    return { input: tokens.input, output: tokens.output + (tokens.thought ?? 0) }
  }
  const isRead = tokens !== undefined || spokenChars > 0 || error === undefined || error instanceof CallTimeout
  const input = isRead ? Math.ceil(call.inputChars / CHARS_PER_TOKEN) : 0
  return { input, output: Math.ceil(spokenChars / CHARS_PER_TOKEN) }
}

function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>()
  const abort = () => aborted.reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  return Promise.race([work, aborted.promise]).finally(() => signal.removeEventListener('abort', abort))
}
