import { createHash } from 'node:crypto'
import { CHAPTER_END } from '#shared/bible/versification.ts'
import type { ChatEvent, Citation } from '#shared/contract/chat.ts'
import { type AnswerWriter, openAnswerWriter } from '#shared/server/answer-stream.ts'
import { firstTokenSeconds, staleFinishes, workItems, workRunSeconds } from '#shared/server/metrics.ts'
import { findAsked, markStreaming, saveAnswer, type Written } from '#shared/server/sql/answers.ts'
import { versesOf } from '#shared/server/sql/bibles.ts'
import { insertAudit, type NewAudit } from '#shared/server/sql/audits.ts'
import { type Claim, finish, touch } from '#shared/server/work.ts'
import { createCoalescer } from '../coalescer.ts'
import type { Attempt, WorkerContext } from '../context.ts'
import { distressReply } from '../distress.ts'
import { type AnswerIo, type AnswerOutcome, ModelError } from '../llm/provider.ts'
import { answerRequest } from '../prompts/answer.ts'
import { checkAnswer } from '../quotes.ts'
import { createTools } from '../tools.ts'

const TOUCH_MS = 5000

/** Why a run ends early. `fenced`: somebody newer owns the answer, so nothing more is written here. */
class Interrupted extends Error {
  readonly why: 'stopped' | 'fenced' | 'handed_over'
  constructor(why: Interrupted['why']) {
    super(why)
    this.why = why
  }
}

/**
 * Answers a question: from the row to the stored answer, streaming on the way. It may run twice for one question; the
 * fence of the claim decides whose result stands. Rejects when another run may do better.
 */
export async function answerQuestion(ctx: WorkerContext, claim: Claim, attempt: Attempt): Promise<void> {
  const messageId = Number(claim.entity_id)
  const started = performance.now()
  const asked = await findAsked(ctx.db, messageId)
  if (!asked) {
    await finish(ctx.db, claim, 'cancelled', 'gone', async () => {})
    return
  }
  await markStreaming(ctx.db, messageId)
  const run = await startRun(ctx, claim, messageId, attempt)
  const { bible_id, book, chapter } = asked
  const whole = { book, start_chapter: chapter, start_verse: 1, end_chapter: chapter, end_verse: CHAPTER_END }
  const request = answerRequest(asked, await versesOf(ctx.db, bible_id, whole))
  const tools = createTools({ db: ctx.db, place: request.place, signal: run.signal })
  const timings: Record<string, number> = {}
  const calls: { tool_calls: NewAudit['tool_calls']; tool_results: NewAudit['tool_results'] } = {
    tool_calls: [],
    tool_results: [],
  }
  const io: AnswerIo = {
    signal: run.signal,
    onText(text) {
      if (timings.first_token_ms === undefined) {
        timings.first_token_ms = Math.round(performance.now() - started)
        firstTokenSeconds.observe({ model: ctx.provider.model }, timings.first_token_ms / 1000)
      }
      run.text(text)
    },
    onReset: (reason) => run.reset(reason),
    onStatus: (state, tool) => run.send({ event: 'status', data: { state, ...(tool && { tool }) } }),
    async callTool(name, args) {
      const index = calls.tool_calls.push({ tool_name: name, arguments: args }) - 1
      const answer = await tools.call(name, args)
      calls.tool_results[index] = { tool_name: name, result: answer.result }
      return answer
    },
  }
  const audit = (outcome: NewAudit['outcome'], made: Partial<AnswerOutcome>, error: string | null): NewAudit => ({
    work_id: claim.id,
    fence: claim.fence,
    message_id: messageId,
    outcome,
    instructions_prompt: request.instructions,
    instructions_hash: createHash('sha256').update(request.instructions).digest('hex'),
    input_prompt: request.prompt,
    tool_calls: calls.tool_calls,
    tool_results: calls.tool_results.filter(Boolean),
    llm_raw_response: made.raw ?? run.written(),
    model_provider: ctx.provider.name,
    model_name: made.model_name ?? ctx.provider.model,
    usage: { ...(made.usage ?? {}) },
    timings: { ...timings, total_ms: Math.round(performance.now() - started) },
    error,
  })
  const check = (text: string) =>
    checkAnswer({
      db: ctx.db,
      text,
      bible_id: asked.bible_id,
      language: asked.language,
      place: request.place,
      tool_calls: calls.tool_calls,
    })
  const end = async (status: Written['status'], text: string, made: Partial<AnswerOutcome>, error: string | null) => {
    const { content, citations } = await check(text)
    const written = {
      status,
      content,
      citations,
      error,
      model_name: made.model_name ?? ctx.provider.model,
      model_provider: ctx.provider.name,
    }
    await run.end(written, audit(status, made, error))
    timings.total_ms = Math.round(performance.now() - started)
    workRunSeconds.observe({ kind: claim.kind }, timings.total_ms / 1000)
    ctx.log.info({ work_id: claim.id, fence: claim.fence, status, error, ...timings }, 'answer finished')
  }
  try {
    run.send({ event: 'status', data: { state: 'thinking' } })
    const fixed = distressReply(asked.question, asked.language)
    if (fixed) {
      io.onText(fixed)
      await end('complete', fixed, { raw: fixed, model_name: 'fixed-reply' }, null)
      return
    }
    const made = await ctx.provider.answer(request, io)
    if (made.finish === 'blocked') await end('complete', BLOCKED, made, `blocked: ${made.reason ?? ''}`)
    else await end('complete', made.text, made, null)
  } catch (error) {
    const why = run.interruption(error)
    if (why === 'fenced') {
      staleFinishes.inc({ kind: claim.kind })
      return
    }
    if (why === 'stopped') {
      await end('stopped', run.written(), {}, null)
      return
    }
    if (why === 'handed_over' || !(error instanceof ModelError)) throw error
    if (error.retryable && !attempt.isLast) throw error
    await end('failed', '', {}, error.kind)
  } finally {
    run.close()
  }
}

/** Shown in the place of an answer that the provider refused to give; the audit says why. */
const BLOCKED =
  'This question could not be answered by the assistant. You may put it in other words, or read the chapter and ask about one of its verses.'

type Run = {
  signal: AbortSignal
  send(event: ChatEvent): void
  text(text: string): void
  reset(reason: string): void
  written(): string
  end(written: Written, audit: NewAudit): Promise<void>
  interruption(error: unknown): Interrupted['why'] | undefined
  close(): void
}

/** The stream and the lease of one run. Every write is in order; the first refusal aborts the run. */
async function startRun(ctx: WorkerContext, claim: Claim, messageId: number, attempt: Attempt): Promise<Run> {
  const own = new AbortController()
  const interrupt = (why: Interrupted['why']) => own.abort(new Interrupted(why))
  const writer = await openAnswerWriter(ctx.redis, messageId, claim.fence)
  let written = ''
  let queue = Promise.resolve()
  const append = (event: ChatEvent) => appendOrStop(writer, event, interrupt)
  const onError = (error: unknown) => own.abort(error)
  const coalescer = createCoalescer((content) => append({ event: 'content', data: { content } }), onError)
  const send = (event: ChatEvent) => {
    const before = coalescer.flush()
    queue = Promise.all([queue, before])
      .then(() => append(event))
      .catch(onError)
  }
  const forget = ctx.onCancel(messageId, () => interrupt('stopped'))
  const handOver = () => interrupt('handed_over')
  attempt.signal.addEventListener('abort', handOver, { once: true })
  const lease = setInterval(() => {
    touch(ctx.db, claim.id, claim.fence).then(
      (mine) => mine || interrupt('fenced'),
      () => {},
    )
  }, TOUCH_MS)
  if (claim.fence > 1) send({ event: 'reset', data: { reason: 'restarted' } })
  return {
    signal: own.signal,
    send,
    text(text) {
      written += text
      coalescer.push(text)
    },
    reset(reason) {
      written = ''
      coalescer.drop()
      send({ event: 'reset', data: { reason } })
    },
    written: () => written,
    async end(result, audit) {
      await coalescer.flush()
      await queue
      const outcome = result.status === 'complete' ? 'done' : result.status === 'stopped' ? 'cancelled' : 'failed'
      const mine = await retried(() =>
        finish(ctx.db, claim, outcome, result.error, async (trx) => {
          await saveAnswer(trx, messageId, result)
          await insertAudit(trx, audit)
        }),
      )
      if (!mine) throw new Interrupted('fenced')
      workItems.inc({ kind: claim.kind, outcome, error_code: result.error?.split(':')[0] ?? '' })
      // the row is the truth: whoever misses these frames is healed from it
      await announce(writer, messageId, result)
    },
    interruption(error) {
      const cause = own.signal.aborted ? own.signal.reason : error
      return cause instanceof Interrupted ? cause.why : undefined
    },
    close() {
      clearInterval(lease)
      coalescer.drop()
      attempt.signal.removeEventListener('abort', handOver)
      forget()
    },
  }
}

async function appendOrStop(
  writer: AnswerWriter,
  event: ChatEvent,
  interrupt: (why: 'stopped' | 'fenced') => void,
): Promise<void> {
  const answer = await writer.append(event)
  if (answer === 'cancelled') interrupt('stopped')
  if (answer === 'fenced') interrupt('fenced')
}

async function announce(
  writer: AnswerWriter,
  message_id: number,
  { status, content, citations, error }: Written,
): Promise<void> {
  if (status === 'failed') {
    const detail = 'The answer could not be written. Your question is kept; please try again.'
    await writer.append({ event: 'error', data: { error: error ?? 'failed', detail, retryable: true } })
  } else {
    await writer.append({ event: 'final_content', data: { content, citations: citations as Citation[] } })
  }
  await writer.seal({ event: 'stream_end', data: { message_id, status } })
}

/** The result outlives a restart of the database: five tries over about eight seconds while the lease renews. */
async function retried<T>(write: () => Promise<T>): Promise<T> {
  for (let wait = 200; ; wait = Math.min(wait * 2.2, 5000)) {
    try {
      return await write()
    } catch (error) {
      if (wait >= 5000 || !isAway(error)) throw error
      await new Promise((done) => setTimeout(done, wait * (0.75 + Math.random() / 2)))
    }
  }
}

function isAway(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return /^(ECONN|57P|08|53)/.test(code) || /Connection terminated|timeout exceeded|shutting down/i.test(message)
}
