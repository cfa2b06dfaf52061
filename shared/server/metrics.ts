import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** The metrics of this process. Labels are bounded words: never an id, an address or a text. */
export const metrics = new Registry()

/** Memory, event loop and garbage collection of the process; called once by each main. */
export function collectProcessMetrics(): void {
  collectDefaultMetrics({ register: metrics })
}

const registers = [metrics]

const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
  new Counter({ name, help, labelNames, registers })

/** A gauge of this process. */
export const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
  new Gauge({ name, help, labelNames, registers })

const histogram = <Label extends string>(name: string, help: string, buckets: number[], ...labelNames: Label[]) =>
  new Histogram({ name, help, buckets, labelNames, registers })

export const httpRequests = counter(
  'http_requests_total',
  'Requests answered, by route pattern',
  'method',
  'route',
  'status',
)
export const httpSeconds = histogram(
  'http_request_seconds',
  'Time from a request to the head of its answer',
  [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  'route',
)
export const rateLimited = counter('http_rate_limited_total', 'Requests refused by a rate limit', 'limit')
export const sseOpen = gauge('sse_open', 'Streams of answers that are open')
export const sseClosed = counter('sse_closed_total', 'Streams of answers that ended', 'reason')
export const sseSlowDropped = counter('sse_slow_dropped_total', 'Readers disconnected because they stopped reading')
export const sseResumed = counter('sse_resume_total', 'Readers that resumed with a cursor')
export const answerHubs = gauge('answer_hubs', 'Answers that are being read here')
export const streamGaps = counter('stream_gap_total', 'Gaps in a live answer that its log filled')
export const workAccepted = counter('work_accepted_total', 'Work accepted', 'kind')
export const workRejected = counter('work_rejected_total', 'Work refused at admission', 'kind', 'reason')
export const workItems = counter('work_items_total', 'Work that ended', 'kind', 'outcome', 'error_code')
export const workSweeps = counter(
  'work_sweeps_total',
  'Open work that was found without a job, or too late',
  'kind',
  'reason',
)
export const workLeaseLost = counter('work_lease_lost_total', 'Runs that were superseded by a newer run', 'kind')
export const workWaitSeconds = histogram(
  'work_wait_seconds',
  'Time from acceptance to the first claim',
  [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 60],
  'kind',
)
export const staleFinishes = counter(
  'work_stale_finish_total',
  'Results refused because a newer run owned the work',
  'kind',
)
export const workRunSeconds = histogram(
  'work_run_seconds',
  'Time from claim to end',
  [0.5, 1, 2.5, 5, 10, 20, 40, 80, 160, 300],
  'kind',
)
export const workTotalSeconds = histogram(
  'work_total_seconds',
  'Time from acceptance to end',
  [0.5, 1, 2.5, 5, 10, 20, 40, 80, 160, 300],
  'kind',
)
export const workRuns = histogram('work_runs_per_item', 'Runs that finished work took', [1, 2, 3, 4, 5, 6, 8], 'kind')
export const queueStalled = counter('queue_stalled_total', 'Jobs whose worker had lost its lock', 'queue')
export const queueErrors = counter(
  'queue_errors_total',
  'Errors of the queue, by what they are about',
  'queue',
  'class',
)
export const workerActive = gauge('worker_active', 'Runs that this process is busy with', 'queue')
export const workerConcurrency = gauge('worker_concurrency', 'Runs that this process does at once at most', 'queue')
export const workerDraining = gauge('worker_draining', '1 while this process takes nothing new', 'queue')
export const streamPublishSeconds = histogram(
  'stream_publish_seconds',
  'Time to write one event of an answer to its log and its channel',
  [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5],
)
export const firstTokenSeconds = histogram(
  'llm_first_token_seconds',
  'Time from claim to the first words',
  [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 30],
  'model',
)
export const tokenGapSeconds = histogram(
  'llm_gap_seconds',
  'Time between two pieces of text of one answer, for one piece in 32',
  [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
  'model',
)
export const modelPauseSeconds = counter(
  'llm_ratelimit_pause_seconds',
  'Time for which all calls to a provider were paused at its request',
  'provider',
)
export const modelCalls = counter(
  'llm_requests_total',
  'Calls to the provider of the model, by how they ended',
  'provider',
  'model',
  'outcome',
)
export const modelTokens = counter('llm_tokens_total', 'Tokens read and written by the model', 'model', 'direction')
