import { DEFAULT_TRANSLATION } from '#shared/limits.ts'
import { lacksBudget, modelLimits, modelState } from '#shared/server/model-limits.ts'
import { queueNames } from '#shared/server/queues.ts'
import { redisMemory } from '#shared/server/redis.ts'
import { listRestarts } from '#shared/server/restarts.ts'
import { lastDone, listFailed, oldestOpen } from '#shared/server/sql/operators.ts'
import { countRatings, listSharedAnswers } from '#shared/server/sql/ratings.ts'
import { listReported } from '#shared/server/sql/reports.ts'
import { lastWarmUp } from '#shared/server/sql/warm-up.ts'
import { jobStates } from '#shared/server/store-metrics.ts'
import { listWorkers } from '#shared/server/worker-presence.ts'
import type { Deps } from '../context.ts'
import { recentActions } from './actions.ts'

const PATIENCE_MS = 2000
const FAILED_SHOWN = 20
const REPORTED_SHOWN = 50
const ANSWERS_SHOWN = 20

/** Everything that the operators' page shows. A value that a store does not return in time is undefined. */
export type Status = Awaited<ReturnType<typeof readStatus>>

/** Queries both stores in parallel; never rejects. */
export async function readStatus({ db, redis, queues, env }: Deps) {
  const limits = modelLimits(env)
  const fromRedis = <T>(ask: () => Promise<T>) => inTime(redis.status === 'ready' ? ask() : undefined)
  const [open, done, failed, warmUp, counts, workers, restarts, memory, model, actions] = await Promise.all([
    inTime(oldestOpen(db)),
    inTime(lastDone(db)),
    inTime(listFailed(db, FAILED_SHOWN)),
    inTime(lastWarmUp(db, DEFAULT_TRANSLATION)),
    fromRedis(() => Promise.all(queueNames.map((kind) => queues[kind].getJobCounts(...jobStates)))),
    fromRedis(() => listWorkers(redis)),
    fromRedis(() => listRestarts(redis)),
    fromRedis(() => redisMemory(redis)),
    fromRedis(() => modelState(redis, limits)),
    fromRedis(() => recentActions(redis)),
  ])
  const [reported, ratings, sharedAnswers] = await Promise.all([
    inTime(listReported(db, REPORTED_SHOWN)),
    inTime(countRatings(db)),
    inTime(listSharedAnswers(db, ANSWERS_SHOWN)),
  ])
  const paused = await fromRedis(() => Promise.all(queueNames.map((kind) => queues[kind].isPaused())))
  const queueRows = queueNames.map((kind, index) => ({
    kind,
    counts: counts?.[index],
    isPaused: paused?.[index],
    oldestQueued: open?.find((each) => each.kind === kind && each.state === 'queued'),
    oldestRunning: open?.find((each) => each.kind === kind && each.state === 'running'),
    lastDoneAt: done?.find((each) => each.kind === kind)?.at,
  }))
  const settings = { provider: limits.provider, hasNoBudget: lacksBudget(limits) }
  const feedback = { reported, ratings, sharedAnswers }
  return { queues: queueRows, failed, warmUp, workers, restarts, memory, ...settings, ...feedback, model, actions }
}

async function inTime<T>(asked: Promise<T> | undefined): Promise<T | undefined> {
  if (!asked) return undefined
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS, undefined).unref())
  return Promise.race([asked.catch(() => undefined), tooLate])
}
