import { inEnglish } from '#shared/bible/in-english.ts'
import { DEVICE_TOOLS } from '#shared/builtin/answer-on-device.ts'
import type { StoredCare } from '#shared/distress/care.ts'
import { careForAny } from '#shared/server/distress/care-for.ts'
import { learntId } from '#shared/server/distress/learnt.ts'
import { closeLog, endUnfinished } from '#shared/server/end-unfinished.ts'
import { failureEvent } from '#shared/server/failure.ts'
import { BLOCKED, finalContent, TRUNCATED } from '#shared/server/final-content.ts'
import { workItems } from '#shared/server/metrics.ts'
import { type Asked, findAsked, type Written } from '#shared/server/sql/answers.ts'
import type { NewAudit } from '#shared/server/sql/audits.ts'
import { endAnswer } from '#shared/server/sql/chats.ts'
import { finishAnswer } from '#shared/server/sql/finish-answer.ts'
import { FIXED_REPLY, replyAlone } from '#shared/server/sql/fixed-reply.ts'
import { findSuggestedVerses } from '#shared/server/sql/written-suggestions.ts'
import { codeOf } from '#shared/server/store-errors.ts'
import type { Claim } from '#shared/server/work.ts'
import type { Attempt, WorkerContext } from '../context.ts'
import { Interrupted, interruption } from '../lease.ts'
import { createBuiltinProvider } from '../llm/builtin.ts'
import { type AnswerOutcome, ModelError } from '../llm/provider.ts'
import { traceModel } from '../llm/traced-model.ts'
import { DELAY_SPREAD } from '../processor.ts'
import { answerRequest } from '../prompts/answer.ts'
import { checkAnswer } from '../quotes/quotes.ts'
import { retryWhileDatabaseIsAway } from '../retry-while-database-is-away.ts'
import { splitFollowUps } from './follow-up-filter.ts'
import { createRecording, type Recording } from './recording.ts'
import { type AnswerRun, startRun } from './run.ts'
import { loadTranslation } from './translation.ts'

/** What the check of an answer and its storing may take at the end of its work's time. */
const END_MS = 5000
/** With less time left than this, a model is not asked again: it would hardly begin. */
const RERUN_MS = 15_000

/**
 * Answers a question: from the row to the stored answer, streaming on the way. It may run twice for one question; the
 * fence of the claim decides whose result is stored. Rejects if another run may succeed.
 */
export async function answerQuestion(ctx: WorkerContext, claim: Claim, attempt: Attempt): Promise<void> {
  const messageId = Number(claim.entity_id)
  const isLate = claim.fence > 1 && attempt.leftMs() < RERUN_MS
  if (isLate && ctx.provider.name !== 'builtin') return await endLate(ctx, claim)
  const reading = readAsked(ctx, messageId)
  reading.catch(() => {})
  const run = await startRun(ctx, claim, attempt)
  try {
    const asked = await reading
    if (!asked) return await giveUp(attempt, run, messageId)
    const known = withCare(asked, attempt.recogniser)
    await write(asked.answered_offline ? await offline(ctx) : ctx, claim, attempt, known, run)
  } finally {
    run.close()
  }
}

/** The question with its passage; without the passage if the publisher does not deliver it. */
async function readAsked({ db, publisher }: WorkerContext, messageId: number): Promise<Asked | undefined> {
  const asked = await findAsked(db, messageId, publisher?.head)
  if (!asked || asked.bible_id !== publisher?.head.id) return asked
  const { verses } = await publisher.chapter(asked.book, asked.chapter).catch(() => ({ verses: [] }))
  return { ...asked, passage: verses }
}

/** An API of another release may not have recognised that a question was asked in distress. */
function withCare(asked: Asked, recogniser: string | undefined): Asked {
  if (asked.care || recogniser === learntId()) return asked
  const { question, note, language } = asked
  return { ...asked, care: careForAny([question, ...(note ? [note] : [])], language, '') ?? null }
}

/** The finder with the tools of a device without a network: its answer is what the visitor has seen already. */
async function offline(ctx: WorkerContext): Promise<WorkerContext> {
  // a worker with a model may not have loaded it, and a tool does not wait that long
  await ctx.finder.ready()
  return { ...ctx, provider: createBuiltinProvider(DEVICE_TOOLS) }
}

async function write(ctx: WorkerContext, claim: Claim, attempt: Attempt, asked: Asked, run: AnswerRun): Promise<void> {
  const { bible_id, language, care, book, chapter, verses } = asked
  const place = { bible_id, book, chapter, verses }
  const reply = care?.response === 'reply' ? care : undefined
  run.send({ event: 'status', data: { state: 'thinking' } })
  const translation = await loadTranslation(ctx.db, bible_id, ctx.publisher, asked.bible)
  const english = translation ? inEnglish(asked, translation.versification) : asked
  // a model reads the whole chapter
  const suggested =
    ctx.provider.name === 'builtin' && verses.length === 0
      ? await findSuggestedVerses(ctx.db, { language, book, chapter, question: asked.question })
      : undefined
  const request = { ...answerRequest(english, english.passage), suggested }
  const record = createRecording(ctx, claim, request, run, attempt.started)

  const close = async (written: Written, made: Partial<AnswerOutcome>) => {
    const audit = record.audit(claim, written.status, made, written.error)
    await store(ctx, attempt, run, written, audit, record.timings)
  }
  const end = async (status: Written['status'], text: string, made: Partial<AnswerOutcome>, error: string | null) => {
    record.endText()
    await run.settle()
    const model = { model_name: made.model_name ?? ctx.provider.model, model_provider: ctx.provider.name }
    const checked = await retryWhileDatabaseIsAway(() =>
      checkAnswer({
        ...{ db: ctx.db, publisher: ctx.publisher, translation, text, bible_id, language, place },
        tool_results: record.tool_results,
      }),
    )
    const follow_ups = (status === 'complete' && !reply && made.follow_ups) || []
    await close({ status, ...checked, follow_ups, care, error, ...model }, made)
  }
  /** Ends a question in distress with its fixed reply; nothing from a model is shown beside it. */
  const endAlone = async (fixed: StoredCare, made: Partial<AnswerOutcome>, error: string | null) => {
    await run.settle()
    const written = { ...replyAlone(fixed, error), model_provider: ctx.provider.name }
    await close(written, { raw: written.content, ...made, model_name: FIXED_REPLY })
  }

  try {
    if (reply && (reply.kind === 'medical' || ctx.provider.name === 'builtin')) return await endAlone(reply, {}, null)
    const made = await traceModel(ctx, attempt, () =>
      ctx.provider.answer(request, { ...record.io, mostMs: attempt.leftMs() - END_MS }),
    )
    await run.settle()
    const said = splitFollowUps(made.text)
    if (interruption(run.signal, undefined) === 'stopped') return await end('stopped', said.text, made, null)
    if (made.finish === 'blocked') {
      return await (reply ? endAlone(reply, made, BLOCKED) : end('failed', '', made, BLOCKED))
    }
    if (said.text.trim() === '') throw wordless(made)
    const error = made.finish === 'truncated' ? TRUNCATED : null
    await end('complete', said.text, { ...made, follow_ups: made.follow_ups ?? said.follow_ups }, error)
  } catch (error) {
    const why = interruption(run.signal, error)
    if (why === 'stopped' && reply && run.written() === '') return await endAlone(reply, {}, null)
    if (why === 'stopped') return await end('stopped', run.written(), {}, null)
    if (why) throw new Interrupted(why)
    // the fixed reply is shown already: do not keep the visitor waiting for a model that failed
    const isEnough = reply && error instanceof ModelError
    if (!isEnough && isWorthAnotherRun(error, attempt)) throw error
    if (!reply) record.endText()
    const { kind = 'internal', raw, usage } = error instanceof ModelError ? error : {}
    if (kind === 'internal') ctx.log.error({ err: error, work_id: claim.id }, 'answer failed')
    await (reply ? endAlone(reply, { raw, usage }, kind) : end('failed', run.written(), { raw, usage }, kind))
  }
}

/** Ends an answer whose question can't be read any more, because what it was asked of no longer exists. */
async function giveUp(attempt: Attempt, run: AnswerRun, messageId: number): Promise<void> {
  await attempt.finish('failed', 'gone', (trx) => endAnswer(trx, messageId, 'failed', '', 'gone'))
  await run.announce(failureEvent('gone'), { event: 'stream_end', data: { message_id: messageId, status: 'failed' } })
}

/** Ends an answer that no run would finish in time, with the text that an earlier one has shown. */
async function endLate({ db, redis, provider, log }: WorkerContext, { id, entity_id, kind }: Claim): Promise<void> {
  const messageId = Number(entity_id)
  const error = 'deadline'
  const ended = await endUnfinished(db, redis, messageId, { status: 'failed', error, provider: provider.name })
  if (!ended) return
  const outcome = ended.status === 'complete' ? 'done' : 'failed'
  workItems.inc({ kind, outcome, error_code: error })
  log.warn({ work_id: id, kind, outcome, error_code: error }, 'ended, no time for another run')
  await closeLog(redis, messageId, ended)
}

/** The text of an answer that consists only of questions. */
function wordless({ raw, usage }: AnswerOutcome): ModelError {
  return Object.assign(new ModelError('bad_output', 'the answer has no words'), { raw, usage })
}

function isWorthAnotherRun(error: unknown, attempt: Attempt): boolean {
  const { retryable, retryAfterMs: wait = 0 } = error instanceof ModelError ? error : { retryable: true }
  return retryable && attempt.leftMs() - wait * DELAY_SPREAD >= RERUN_MS && (!attempt.isLast || wait > 0)
}

/** Stores the answer, its audit and the end of the work, then sends the last events. */
async function store(
  ctx: WorkerContext,
  attempt: Attempt,
  run: AnswerRun,
  written: Written,
  audit: NewAudit,
  { first_token_ms }: Recording['timings'],
): Promise<void> {
  const { status, error } = written
  const outcome = status === 'complete' ? 'done' : status === 'stopped' ? 'cancelled' : 'failed'
  const save = () => finishAnswer(ctx.db, outcome, written, audit)
  await attempt.end(outcome, error, save, { first_token_ms })
  const last = status === 'failed' ? failureEvent(error ?? 'failed') : finalContent(written)
  // the row is authoritative: readers that miss these two events get the answer from it
  await run.announce(last, { event: 'stream_end', data: { message_id: audit.message_id, status } }).catch((cause) => {
    ctx.log.warn({ work_id: audit.work_id, code: codeOf(cause) }, 'could not publish the end of an answer')
  })
}
