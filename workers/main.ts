import { parseArgs } from 'node:util'
import { Worker } from 'bullmq'
import { CANCEL_CHANNEL } from '#shared/server/answer-stream.ts'
import { WORKER_POOL, workerPoolSize } from '#shared/server/connections.ts'
import { createDb } from '#shared/server/db.ts'
import { loadRecognition } from '#shared/server/distress/recognise.ts'
import { createEsv } from '#shared/server/esv/esv.ts'
import { createFinder } from '#shared/server/finder.ts'
import { announceReady, beginProcess, onStop } from '#shared/server/process.ts'
import { createQueues, type QueueName, queueNames, queueSettings, type WorkPayload } from '#shared/server/queues.ts'
import { createRedis, REDIS_PREFIX } from '#shared/server/redis.ts'
import { schemaCheck } from '#shared/server/sql/health.ts'
import { createTracer } from '#shared/server/trace.ts'
import { answerQuestion } from './chat-answer/answer-question.ts'
import type { WorkerContext } from './context.ts'
import { startPresence, workerId } from './health/presence.ts'
import { logQueueEvents } from './health/queue-events.ts'
import { startSelfCheck } from './health/self-check.ts'
import { firstConcurrency, startSlowdown } from './health/slowdown.ts'
import { waitForSchema } from './health/wait-for-schema.ts'
import { choosePassage } from './home/choose-passage.ts'
import { chooseProvider } from './llm/choose.ts'
import { makePlan } from './plan-generation/make-plan.ts'
import { type Chores, createProcessor, HANDED_OVER, type Handlers, type Pauses } from './processor.ts'
import { createRunning } from './running.ts'
import { pauseForPeople, precomputeSuggestions } from './suggestions/precompute-suggestions.ts'
import { startWarmUps, WARM_UP, warmUp } from './suggestions/warm-up.ts'
import { startHourly } from './upkeep/hourly.ts'
import { publishInstructions } from './upkeep/publish-instructions.ts'
import { startRechecks } from './upkeep/recheck.ts'
import { startSweeper } from './upkeep/sweeper.ts'

const { log, env } = beginProcess('worker', { worker_id: workerId })
const softStopMs = 1000 * env.WORKER_STOP_SECONDS
const hardStopMs = softStopMs + 5000
const served = servedKinds()
const handlers: Handlers = {
  'chat-answer': answerQuestion,
  'plan-generation': makePlan,
  'suggestion-precompute': precomputeSuggestions,
}
/** Each takes little more than the time of one short call to the model. */
const CHOICES_AT_ONCE = 20
const chores: Chores = { [WARM_UP]: warmUp, 'passage-choice': choosePassage }
const pauses: Pauses = { 'suggestion-precompute': pauseForPeople }
const concurrency: Record<QueueName, number> = {
  'passage-choice': CHOICES_AT_ONCE,
  'chat-answer': env.CHAT_CONCURRENCY,
  'plan-generation': env.PLAN_CONCURRENCY,
  'suggestion-precompute': env.SUGGESTION_CONCURRENCY,
}

const redis = createRedis(env.REDIS_URL, 'worker', log, 'philip-worker')
const subscriber = createRedis(env.REDIS_URL, 'subscriber', log, 'philip-worker-subscriber')
const { db, pool } = createDb({
  url: env.DATABASE_URL,
  max: workerPoolSize(env),
  ...WORKER_POOL,
  log,
  name: 'philip-worker',
})
const running = createRunning(served, concurrency)
const tracer = createTracer(env.OTEL_EXPORTER_OTLP_ENDPOINT, 'philip-worker', log)
const cancels = new Map<number, () => void>()
const ctx: WorkerContext = {
  ...{
    env,
    log,
    db,
    redis,
    running,
    tracer,
    queues: createQueues(redis),
    provider: chooseProvider({ env, log, redis }),
    finder: createFinder(db, log),
    publisher: createEsv(env, log),
  },
  onCancel(messageId, cancel) {
    cancels.set(messageId, cancel)
    return () => {
      if (cancels.get(messageId) === cancel) cancels.delete(messageId)
    }
  },
}
subscriber.on('message', (_channel: string, message: string) => cancels.get(Number(message))?.())
await subscriber.subscribe(CANCEL_CHANNEL)

const workers = served.map((kind) => {
  const attempts = queueSettings[kind].job.attempts ?? 1
  const process = createProcessor(ctx, handlers, attempts, chores, pauses)
  const worker = new Worker<WorkPayload>(kind, process, {
    connection: redis,
    prefix: REDIS_PREFIX,
    autorun: false,
    concurrency: firstConcurrency(concurrency[kind]),
    skipVersionCheck: true,
    metrics: { maxDataPoints: 20_160 },
    // work interrupted by a broken connection is retried after this time, not after BullMQ's 15 s
    runRetryDelay: 1000,
    ...lockSettings(kind),
  })
  logQueueEvents(worker, kind, log)
  return worker
})
let hasBegun = false
const stops: (() => void)[] = []
let takeLeave = (): Promise<unknown> => Promise.resolve()
let stopHourly = (): Promise<unknown> => Promise.resolve()

onStop(stop)
await Promise.all(workers.map((worker) => worker.waitUntilReady()))
if (env.FINDER_AT_START && served.includes('chat-answer')) loadRecognition()
const hasSchema = schemaCheck(db)
stops.push(await startSelfCheck({ ctx, pool, workers, hasBegun: () => hasBegun, hasSchema }))
await waitForSchema(hasSchema, log, () => running.isDraining)
// publish the instructions before any model gets them
await publishInstructions(db).catch((error) => log.error({ err: error }, 'could not publish the instructions'))
takeLeave = startPresence({ redis, running, queues: served, provider: ctx.provider, slots: slotsOf(served) })
stops.push(startSweeper(ctx))
stopHourly = startHourly(ctx)
if (served.includes('suggestion-precompute')) stops.push(startWarmUps(ctx), startRechecks(ctx))
announceReady()
// The built-in answers always search, a model seldom does. Loading blocks the event loop for longer than connections
// wait, so a run would fail meanwhile: work is taken afterwards.
if (ctx.provider.name === 'builtin' && env.FINDER_AT_START) await ctx.finder.ready()
// the start itself keeps the event loop busy, and says nothing about the load
stops.push(startSlowdown(workers, ({ name }) => concurrency[name as QueueName], log))
for (const worker of workers) worker.run().catch((error) => worker.emit('error', error))
hasBegun = true
log.info({ queues: served, provider: ctx.provider.name, model: ctx.provider.model }, 'the worker is ready')

function servedKinds(): QueueName[] {
  const { values } = parseArgs({ options: { queues: { type: 'string' } } })
  const names = values.queues?.split(',').map((name) => name.trim()) ?? queueNames
  const unknown = names.filter((name) => !queueNames.includes(name as QueueName))
  if (unknown.length === 0) return [...names] as QueueName[]
  log.fatal({ unknown, known: queueNames }, 'unknown queue')
  process.exit(1)
}

/** How many runs this process executes at a time at most. */
function slotsOf(kinds: QueueName[]): number {
  return kinds.reduce((sum, kind) => sum + concurrency[kind], 0)
}

function lockSettings(kind: QueueName) {
  const { worker } = queueSettings[kind]
  if (env.WORKER_LOCK_SECONDS === undefined) return worker
  const lockDuration = 1000 * env.WORKER_LOCK_SECONDS
  return { ...worker, lockDuration, stalledInterval: lockDuration / 2 }
}

/** Accepts no new work; running jobs go back to the queue after WORKER_STOP_SECONDS; exits 5 s later at most. */
async function stop(): Promise<void> {
  log.info('the worker is stopping')
  setTimeout(() => process.exit(1), hardStopMs).unref()
  running.drain()
  for (const stopEach of stops) stopEach()
  const closing = Promise.all(workers.map((worker) => worker.close()))
  const soft = setTimeout(() => {
    for (const worker of workers) worker.cancelAllJobs(HANDED_OVER)
  }, softStopMs)
  await closing
  clearTimeout(soft)
  await Promise.all([takeLeave(), tracer.close(), stopHourly()])
  redis.disconnect()
  subscriber.disconnect()
  await db.destroy()
  log.info({ orphaned: running.list().map(({ work_id }) => work_id) }, 'the worker has stopped')
  process.exit(0)
}
