import { workItems, workLeaseLost, workRunSeconds } from '#shared/server/metrics.ts'
import { type Claim, finish } from '#shared/server/work.ts'
import type { Attempt, WorkerContext } from './context.ts'
import { keepClaim } from './renewal.ts'
import { retryWhileDatabaseIsAway } from './retry-while-database-is-away.ts'

/**
 * Why a run ends early. `fenced`: a newer run owns the work, so nothing more is written here. `handed_over`: this
 * process stops, another one takes the work. `stopped`: the reader does not want the answer any more.
 */
export class Interrupted extends Error {
  readonly why: 'stopped' | 'fenced' | 'handed_over'
  constructor(why: Interrupted['why']) {
    super(why)
    this.why = why
  }
}

/** Why a run was interrupted, from its signal or else from its error; undefined if it was not. */
export function interruption(signal: AbortSignal, error: unknown): Interrupted['why'] | undefined {
  const cause = signal.aborted ? signal.reason : error
  return cause instanceof Interrupted ? cause.why : undefined
}

/**
 * Begins a run of claimed work, and reports regularly that its owner is alive. The run's signal aborts with Interrupted
 * when a newer run owns the work, or when `signal` aborts.
 */
export function takeLease(
  ctx: WorkerContext,
  claim: Claim,
  { signal, ...more }: Pick<Attempt, 'signal' | 'isLast' | 'span' | 'recogniser'>,
): Attempt & { release: () => void } {
  const { id, fence, kind, seconds_left } = claim
  const started = performance.now()
  const own = new AbortController()
  const handOver = () => own.abort(new Interrupted('handed_over'))
  signal.addEventListener('abort', handOver, { once: true })
  if (signal.aborted) handOver()
  const letGo = keepClaim(ctx.db, {
    ...{ id, fence },
    onLost() {
      if (own.signal.aborted) return
      workLeaseLost.inc({ kind })
      own.abort(new Interrupted('fenced'))
    },
  })
  const end: Attempt['end'] = async (outcome, error, save, more = {}) => {
    if (!(await retryWhileDatabaseIsAway(save))) throw new Interrupted('fenced')
    letGo()
    workItems.inc({ kind, outcome, error_code: error ?? '' })
    const ms = Math.round(performance.now() - started)
    workRunSeconds.observe({ kind }, ms / 1000)
    ctx.log.info({ work_id: id, fence, kind, outcome, error_code: error, ms, ...more }, 'finished')
  }
  return {
    ...{ ...more, signal: own.signal, started, end },
    leftMs: () => seconds_left * 1000 - (performance.now() - started),
    finish: (outcome, error, write, more) =>
      end(outcome, error, () => finish(ctx.db, claim, outcome, error, write), more),
    release() {
      letGo()
      signal.removeEventListener('abort', handOver)
    },
  }
}
