import { randomUUID } from 'node:crypto'
import type { Reference } from '#shared/bible/versification.ts'
import type { Candidate } from '#shared/finder/judge.ts'
import { providerName } from '#shared/server/model-limits.ts'
import { CHOICE_MS } from '#shared/server/passage-choice.ts'
import { enqueueChoice, waitingCount } from '#shared/server/queues.ts'
import { codeOf } from '#shared/server/store-errors.ts'
import { listWorkers } from '#shared/server/worker-presence.ts'
import { mayCallModel } from '../admission/model-admission.ts'
import type { Translation } from '../bible/translations.ts'
import type { Context } from '../context.ts'
import { visitorOf } from '../visitor/visitor.ts'

const QUEUE = 'passage-choice'
const CANDIDATES = 10
/** Behind more work than this, a choice would be too late. */
const MAX_WAITING = 40

/**
 * The passage that a model chooses for a text for which the finder is unsure. Undefined if no model is configured, if
 * it chooses none or does not answer within 1.5 s, or if it may not be called now: then the finder's result is used.
 */
export async function choosePassage(
  ctx: Context,
  translation: Translation,
  typed: string,
  candidates: readonly Candidate[],
): Promise<Reference | undefined> {
  if (providerName(ctx.env) === 'builtin' || candidates.length === 0 || ctx.redis.status !== 'ready') return undefined
  const id = randomUUID()
  const answer = ctx.choices.expect(id)
  const isOver = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, CHOICE_MS, undefined)
  })
  const choice = {
    typed,
    bible_id: translation.id,
    candidates: candidates.slice(0, CANDIDATES).map(({ passage, entry }) => ({ passage, asked: entry?.en[0] })),
    reply_to: ctx.choices.channel,
  }
  const ask = async () => {
    if (!(await mayAsk(ctx)) || isOver.signal.aborted) return undefined
    await ctx.choices.listen()
    await enqueueChoice(ctx.queues, id, choice)
    // remove a job that no worker has started; a running one ends by itself
    isOver.signal.addEventListener('abort', () => void cancelChoice(ctx, id))
    if (isOver.signal.aborted) void cancelChoice(ctx, id)
    return (await answer.chosen) ?? undefined
  }
  try {
    return await Promise.race([ask(), late])
  } catch (error) {
    ctx.log.warn({ code: codeOf(error) }, 'could not ask a model for a passage')
    return undefined
  } finally {
    clearTimeout(timer)
    answer.forget()
    isOver.abort()
  }
}

/** Whether a worker with room would ask a model now, and neither budget nor the visitor's allowance is spent. */
async function mayAsk(ctx: Context): Promise<boolean> {
  const { env, redis, queues, limits } = ctx
  const [mayCall, waiting, workers] = await Promise.all([
    mayCallModel(env, redis, 'home'),
    waitingCount(queues, QUEUE),
    listWorkers(redis),
  ])
  const isServed = workers.some((worker) => worker.queues.includes(QUEUE) && !worker.is_stopping)
  if (!mayCall || waiting >= MAX_WAITING || !isServed) return false
  return limits.choices(ctx, visitorOf(ctx))
}

async function cancelChoice({ queues }: Context, id: string): Promise<void> {
  await queues[QUEUE].remove(id).catch(() => {})
}
