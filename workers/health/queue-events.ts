import type { Job, Worker } from 'bullmq'
import type { Logger } from '#shared/server/log.ts'
import { queueErrors, queueStalled } from '#shared/server/metrics.ts'
import type { QueueName, WorkPayload } from '#shared/server/queues.ts'
import { codeOf, isRedisAway } from '#shared/server/store-errors.ts'

/** Counts and logs the events of a queue's jobs outside of their runs. */
export function logQueueEvents(worker: Worker<WorkPayload>, kind: QueueName, log: Logger): void {
  worker.on('error', (error) => {
    queueErrors.inc({ queue: kind, class: classOf(error) })
    log.debug({ kind, class: classOf(error), code: codeOf(error) }, 'queue error')
  })
  worker.on('stalled', (jobId: string) => {
    queueStalled.inc({ queue: kind })
    log.warn({ kind, job_id: jobId }, 'stalled')
  })
  worker.on('failed', (job: Job<WorkPayload> | undefined) =>
    log.warn({ kind, work_id: job?.data.workId, gen: job?.data.gen, attempt: job?.attemptsMade }, 'a run failed'),
  )
  // a run continues without its lock: the fence decides whether it still owns the work, and Redis may have lost the
  // lock with everything else
  worker.on('lockRenewalFailed', (jobIds: string[]) => log.warn({ kind, job_ids: jobIds }, 'locks were lost'))
}

/** What an error of a queue is about: memory, connection or lock. */
function classOf(error: Error & { code?: string | number }): 'oom' | 'conn' | 'lock' | 'other' {
  const words = `${codeOf(error) ?? ''} ${error.message}`
  if (/OOM|maxmemory/.test(words)) return 'oom'
  if (isRedisAway(error)) return 'conn'
  return /lock/i.test(words) ? 'lock' : 'other'
}
