import type { Citation } from '#shared/contract/chat.ts'
import type { Span } from '#shared/contract/spans.ts'
import { CHECKER } from '#shared/quotes/spans.ts'
import { waitingCount } from '#shared/server/queues.ts'
import { FIXED_REPLY } from '#shared/server/sql/fixed-reply.ts'
import { listOutdated, type OutdatedAnswer, saveRecheck } from '#shared/server/sql/outdated-checks.ts'
import { codeOf } from '#shared/server/store-errors.ts'
import type { WorkerContext } from '../context.ts'
import { checkAnswer } from '../quotes/quotes.ts'
import { restoreWrittenText } from '../quotes/restore-written.ts'
import { repeat } from './repeat.ts'

const EVERY_MS = 60_000
/** This many answers take some seconds of an otherwise idle process. */
const BATCH = 50

/**
 * Checks stored answers again, a batch each minute, if an older edition of the checker has checked them. Two concurrent
 * processes do some work twice and store it once. Returns a function that stops it.
 */
export function startRechecks(ctx: WorkerContext): () => void {
  const isBusy = async () => (await waitingCount(ctx.queues, 'chat-answer')) > 0
  return repeat(EVERY_MS, () =>
    recheck(ctx, BATCH, isBusy).catch((error: unknown) =>
      ctx.log.warn({ code: codeOf(error) }, 'could not check stored answers again'),
    ),
  )
}

/**
 * Checks up to this many outdated answers again, and stops while visitors wait for answers. Returns how many it
 * checked. It never checks an answer twice, so the next call continues where this one ended.
 */
export async function recheck(
  ctx: Pick<WorkerContext, 'db' | 'log'>,
  limit: number,
  isBusy: () => Promise<boolean>,
): Promise<number> {
  const outdated = await listOutdated(ctx.db, CHECKER, limit)
  let done = 0
  for (const answer of outdated) {
    if (await isBusy()) break
    await saveRecheck(ctx.db, answer, (await checked(ctx, answer)) ?? answer, CHECKER)
    done++
  }
  if (done > 0) ctx.log.info({ answers: done }, 'checked stored answers again')
  return done
}

/** What the check finds now; undefined for an unchanged answer. */
async function checked({ db, log }: Pick<WorkerContext, 'db' | 'log'>, answer: OutdatedAnswer) {
  const { bible_id, language, book, chapter, verses, content, model_name } = answer
  if (!bible_id || !language || !book || !chapter || content === '' || model_name === FIXED_REPLY) return undefined
  try {
    const found = await checkAnswer({
      ...{ db, text: restoreWrittenText(answer), bible_id, language, place: { bible_id, book, chapter, verses } },
      tool_results: answer.tool_results ?? [],
    })
    return withRepairs(found, answer)
  } catch (error) {
    // database errors have a code and pass; an answer that the check cannot read would fail each minute
    if (codeOf(error)) throw error
    log.error({ err: error, message_id: answer.id }, 'could not check a stored answer')
    return undefined
  }
}

type Found = { content: string; citations: Citation[]; spans: Span[] }

/** Marks words as repaired that an earlier check has replaced, if the stored answer does not have the model's words. */
function withRepairs({ content, citations, spans }: Found, before: OutdatedAnswer): Found {
  const repaired = before.citations.filter(({ verdict }) => verdict === 'repaired')
  const isRepaired = (ref: string | undefined, words: string | undefined) =>
    repaired.some((each) => each.ref === ref && each.quote === words)
  return {
    content,
    citations: citations.map((each) =>
      each.verdict === 'exact' && isRepaired(each.ref, each.quote) ? { ...each, verdict: 'repaired' as const } : each,
    ),
    spans: spans.map((span) => {
      const words = citations.find(({ at }) => at?.start === span.start && at.end === span.end)?.quote
      const isOld = span.verdict === 'exact' && isRepaired(span.source?.ref, words)
      return isOld ? { ...span, verdict: 'repaired' as const } : span
    }),
  }
}
