import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** The metrics of this process. Labels are bounded words: never an id, an address or a text. */
export const metrics = new Registry()

/** Memory, event loop and garbage collection of the process; called once by each main. */
export function collectProcessMetrics(): void {
  collectDefaultMetrics({ register: metrics })
}

const registers = [metrics]

export const httpRequests = new Counter({
  name: 'http_requests_total',
  help: 'Requests answered, by route pattern',
  labelNames: ['method', 'route', 'status'] as const,
  registers,
})

export const httpSeconds = new Histogram({
  name: 'http_request_seconds',
  help: 'Time from a request to the head of its answer',
  labelNames: ['route'] as const,
  buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  registers,
})

export const rateLimited = new Counter({
  name: 'http_rate_limited_total',
  help: 'Requests refused by a rate limit',
  labelNames: ['limit'] as const,
  registers,
})

export const sseOpen = new Gauge({ name: 'sse_open', help: 'Streams of answers that are open', registers })

export const sseClosed = new Counter({
  name: 'sse_closed_total',
  help: 'Streams of answers that ended',
  labelNames: ['reason'] as const,
  registers,
})

export const sseSlowDropped = new Counter({
  name: 'sse_slow_dropped_total',
  help: 'Readers disconnected because they stopped reading',
  registers,
})

export const sseResumed = new Counter({
  name: 'sse_resume_total',
  help: 'Readers that resumed with a cursor',
  registers,
})

export const answerHubs = new Gauge({ name: 'answer_hubs', help: 'Answers that are being read here', registers })

export const streamGaps = new Counter({
  name: 'stream_gap_total',
  help: 'Gaps in a live answer that its log filled',
  registers,
})

export const workAccepted = new Counter({
  name: 'work_accepted_total',
  help: 'Work accepted',
  labelNames: ['kind'] as const,
  registers,
})

export const workRejected = new Counter({
  name: 'work_rejected_total',
  help: 'Work refused at admission',
  labelNames: ['kind', 'reason'] as const,
  registers,
})

export const workItems = new Counter({
  name: 'work_items_total',
  help: 'Work that ended',
  labelNames: ['kind', 'outcome', 'error_code'] as const,
  registers,
})

export const workSweeps = new Counter({
  name: 'work_sweeps_total',
  help: 'Open work that was found without a job, or too late',
  labelNames: ['kind', 'reason'] as const,
  registers,
})

export const workLeaseLost = new Counter({
  name: 'work_lease_lost_total',
  help: 'Runs that were superseded by a newer run',
  labelNames: ['kind'] as const,
  registers,
})

export const workWaitSeconds = new Histogram({
  name: 'work_wait_seconds',
  help: 'Time from acceptance to the first claim',
  labelNames: ['kind'] as const,
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 60],
  registers,
})

export const staleFinishes = new Counter({
  name: 'work_stale_finish_total',
  help: 'Results refused because a newer run owned the work',
  labelNames: ['kind'] as const,
  registers,
})

export const workRunSeconds = new Histogram({
  name: 'work_run_seconds',
  help: 'Time from claim to end',
  labelNames: ['kind'] as const,
  buckets: [0.5, 1, 2.5, 5, 10, 20, 40, 80, 160, 300],
  registers,
})

export const workTotalSeconds = new Histogram({
  name: 'work_total_seconds',
  help: 'Time from acceptance to end',
  labelNames: ['kind'] as const,
  buckets: [0.5, 1, 2.5, 5, 10, 20, 40, 80, 160, 300],
  registers,
})

export const workRuns = new Histogram({
  name: 'work_runs_per_item',
  help: 'Runs that finished work took',
  labelNames: ['kind'] as const,
  buckets: [1, 2, 3, 4, 5, 6, 8],
  registers,
})

export const queueStalled = new Counter({
  name: 'queue_stalled_total',
  help: 'Jobs whose worker had lost its lock',
  labelNames: ['queue'] as const,
  registers,
})

export const queueErrors = new Counter({
  name: 'queue_errors_total',
  help: 'Errors of the queue, by what they are about',
  labelNames: ['queue', 'class'] as const,
  registers,
})

export const workerActive = new Gauge({
  name: 'worker_active',
  help: 'Runs that this process is busy with',
  labelNames: ['queue'] as const,
  registers,
})

export const workerConcurrency = new Gauge({
  name: 'worker_concurrency',
  help: 'Runs that this process does at once at most',
  labelNames: ['queue'] as const,
  registers,
})

export const workerDraining = new Gauge({
  name: 'worker_draining',
  help: '1 while this process takes nothing new',
  labelNames: ['queue'] as const,
  registers,
})

export const streamPublishSeconds = new Histogram({
  name: 'stream_publish_seconds',
  help: 'Time to write one event of an answer to its log and its channel',
  buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5],
  registers,
})

export const firstTokenSeconds = new Histogram({
  name: 'llm_first_token_seconds',
  help: 'Time from claim to the first words',
  labelNames: ['model'] as const,
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 30],
  registers,
})

export const tokenGapSeconds = new Histogram({
  name: 'llm_gap_seconds',
  help: 'Time between two pieces of text of one answer',
  labelNames: ['model'] as const,
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
  registers,
})

export const modelPauseSeconds = new Counter({
  name: 'llm_ratelimit_pause_seconds',
  help: 'Time for which all calls to a provider were paused at its request',
  labelNames: ['provider'] as const,
  registers,
})

export const modelCalls = new Counter({
  name: 'llm_requests_total',
  help: 'Calls to the provider of the model, by how they ended',
  labelNames: ['provider', 'model', 'outcome'] as const,
  registers,
})

export const modelTokens = new Counter({
  name: 'llm_tokens_total',
  help: 'Tokens read and written by the model',
  labelNames: ['model', 'direction'] as const,
  registers,
})
