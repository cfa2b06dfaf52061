import { parseArgs } from 'node:util'
import { type Job, Worker } from 'bullmq'
import { CANCEL_CHANNEL } from '#shared/server/answer-stream.ts'
import { createDb } from '#shared/server/db.ts'
import { readEnv } from '#shared/server/env.ts'
import { createLog } from '#shared/server/log.ts'
import { createQueues, kindSettings, type WorkKind, type WorkPayload, workKinds } from '#shared/server/queues.ts'
import { createRedis, REDIS_PREFIX } from '#shared/server/redis.ts'
import type { WorkerContext } from './context.ts'
import { answerQuestion } from './jobs/answer-question.ts'
import { chooseProvider } from './llm/choose.ts'
import { createProcessor, HANDED_OVER, type Handlers } from './processor.ts'
import { startRetention } from './retention.ts'
import { startSweeper } from './sweeper.ts'

const SOFT_STOP_MS = 20_000
const HARD_STOP_MS = 25_000

const log = createLog('worker')
const env = settings()
const served = servedKinds()
const handlers: Handlers = { 'chat-answer': answerQuestion }
const concurrency: Record<WorkKind, number> = {
  'chat-answer': env.CHAT_CONCURRENCY,
  'plan-generation': env.PLAN_CONCURRENCY,
  'suggestion-precompute': env.SUGGESTION_CONCURRENCY,
}

const redis = createRedis(env.REDIS_URL, 'worker', log, 'philip-worker')
const subscriber = createRedis(env.REDIS_URL, 'subscriber', log, 'philip-worker-subscriber')
const { db } = createDb({
  url: env.DATABASE_URL,
  max: 5 + Math.ceil(env.CHAT_CONCURRENCY / 4),
  statementTimeoutMs: 10_000,
  log,
  name: 'philip-worker',
})
const cancels = new Map<number, () => void>()
const ctx: WorkerContext = {
  ...{ env, log, db, redis, queues: createQueues(redis), provider: chooseProvider({ env, log, redis }) },
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
  const process = createProcessor(ctx, handlers, kindSettings[kind].job.attempts ?? 1)
  const worker = new Worker<WorkPayload>(kind, process, {
    connection: redis,
    prefix: REDIS_PREFIX,
    concurrency: concurrency[kind],
    skipVersionCheck: true,
    metrics: { maxDataPoints: 20_160 },
    ...lockSettings(kind),
  })
  worker.on('error', (error) => log.debug({ kind, code: (error as { code?: string }).code }, 'queue error'))
  worker.on('stalled', (jobId: string) => log.warn({ kind, job_id: jobId }, 'stalled'))
  worker.on('failed', (job: Job<WorkPayload> | undefined) =>
    log.warn({ kind, work_id: job?.data.workId, attempt: job?.attemptsMade }, 'a run failed'),
  )
  // a run goes on without its lock: whether the work is still its own is for the fence to say, and Redis may have
  // lost the lock with all else
  worker.on('lockRenewalFailed', (jobIds: string[]) => log.warn({ kind, job_ids: jobIds }, 'locks were lost'))
  return worker
})
const stopSweeper = startSweeper(ctx)
const stopRetention = startRetention(ctx)

process.on('unhandledRejection', fail)
process.on('uncaughtException', fail)
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
// the run that started this process was killed: nobody is left to stop it
if (process.connected) process.once('disconnect', stop)
await Promise.all(workers.map((worker) => worker.waitUntilReady()))
log.info({ queues: served, provider: ctx.provider.name, model: ctx.provider.model }, 'the worker is ready')
process.send?.('ready')

function settings() {
  try {
    return readEnv()
  } catch (error) {
    for (const line of (error as Error).message.split('\n')) log.fatal(line)
    process.exit(1)
  }
}

function servedKinds(): WorkKind[] {
  const { values } = parseArgs({ options: { queues: { type: 'string' } } })
  const names = values.queues?.split(',').map((name) => name.trim()) ?? workKinds
  const unknown = names.filter((name) => !workKinds.includes(name as WorkKind))
  if (unknown.length === 0) return [...names] as WorkKind[]
  log.fatal({ unknown, known: workKinds }, 'there is no such queue')
  process.exit(1)
}

/** Tests that wait for a dead worker's lock may shorten it. */
function lockSettings(kind: WorkKind) {
  const { worker } = kindSettings[kind]
  const lockDuration = env.NODE_ENV === 'test' && Number(process.env.TEST_LOCK_MS)
  return lockDuration ? { ...worker, lockDuration, stalledInterval: lockDuration / 2 } : worker
}

/** No new work; what runs has 20 s; what is left then goes back to the queue at once; out by 25 s. */
async function stop(): Promise<void> {
  log.info('the worker is stopping')
  setTimeout(() => process.exit(1), HARD_STOP_MS).unref()
  stopSweeper()
  stopRetention()
  const closing = Promise.all(workers.map((worker) => worker.close()))
  const soft = setTimeout(() => {
    for (const worker of workers) worker.cancelAllJobs(HANDED_OVER)
  }, SOFT_STOP_MS)
  await closing
  clearTimeout(soft)
  redis.disconnect()
  subscriber.disconnect()
  await db.destroy()
  log.info('the worker has stopped')
  process.exit(0)
}

function fail(error: unknown): void {
  log.fatal({ err: error }, 'an error that nobody expected; the process ends')
  process.exit(1)
}
