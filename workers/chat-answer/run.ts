import { setTimeout as delay } from 'node:timers/promises'
import type { ChatEvent } from '#shared/contract/chat.ts'
import { type AnswerWriter, openAnswerWriter, readWritten } from '#shared/server/answer-stream.ts'
import { streamPublishSeconds } from '#shared/server/metrics.ts'
import type { Claim } from '#shared/server/work.ts'
import type { Attempt, WorkerContext } from '../context.ts'
import { Interrupted } from '../lease.ts'
import { createCoalescer } from './coalescer.ts'

const SETTLE_MS = 3000

/** The stream of one run of an answer. Events are written in order; a refused write aborts the run. */
export type AnswerRun = {
  signal: AbortSignal
  send(event: ChatEvent): void
  text(text: string): void
  reset(reason: string): void
  /** The text that the reader sees now. */
  written(): string
  /** Waits until all events have been written, for 3 s at most: the row does not wait for Redis. */
  settle(): Promise<unknown>
  /** Sends the last two events of the answer, after its row was written; also if the run was stopped. */
  announce(last: ChatEvent, end: Extract<ChatEvent, { event: 'stream_end' }>): Promise<void>
  close(): void
}

/** Begins a run: continues an earlier one's stream, and listens for the three reasons to end early. */
export async function startRun(ctx: WorkerContext, claim: Claim, attempt: Attempt): Promise<AnswerRun> {
  const messageId = Number(claim.entity_id)
  const own = new AbortController()
  const earlier = claim.fence > 1 ? await readWritten(ctx.redis, messageId) : ''
  const writer = await openAnswerWriter(ctx.redis, messageId, claim.fence)
  const put = orderly(writer, own)
  const coalescer = createCoalescer((content) => put({ event: 'content', data: { content } }))
  const send = (event: ChatEvent) => {
    coalescer.flush()
    put(event)
  }
  const forget = ctx.onCancel(messageId, () => own.abort(new Interrupted('stopped')))
  const end = () => own.abort(attempt.signal.reason)
  attempt.signal.addEventListener('abort', end, { once: true })
  let written = earlier
  const reset = (reason: string) => {
    written = ''
    coalescer.drop()
    put({ event: 'reset', data: { reason } })
  }
  if (attempt.signal.aborted) end()
  // a stopped answer keeps the text that its reader saw, also if its first worker died
  if (claim.fence > 1) {
    put({ event: 'reset', data: { reason: 'restarted' } })
    await put.settled()
    if (!own.signal.aborted) written = ''
  }
  return {
    signal: own.signal,
    send,
    text(text) {
      if (own.signal.aborted) return
      written += text
      coalescer.push(text)
    },
    reset,
    written: () => written,
    settle() {
      coalescer.flush()
      return Promise.race([put.settled(), delay(SETTLE_MS, undefined, { ref: false })])
    },
    async announce(last, end) {
      await put.settled()
      await writer.append(last)
      await writer.seal(end)
    },
    close() {
      coalescer.drop()
      attempt.signal.removeEventListener('abort', end)
      forget()
    },
  }
}

/**
 * Appends one event after the other. The first refused append aborts the run; later ones are not written. A full Redis
 * does not end the answer: the log ends there, the row gets the whole text, and readers get it from there.
 */
function orderly(writer: AnswerWriter, own: AbortController) {
  let chain = Promise.resolve()
  let isFull = false
  const append = async (event: ChatEvent) => {
    if (own.signal.aborted || isFull) return
    const stopTimer = streamPublishSeconds.startTimer()
    const result = await writer.append(event).catch((error: Error) => {
      if (!error.message.includes('OOM')) throw error
      isFull = true
    })
    stopTimer()
    if (result === 'cancelled') own.abort(new Interrupted('stopped'))
    if (result === 'fenced') own.abort(new Interrupted('fenced'))
  }
  const put = (event: ChatEvent) => {
    chain = chain.then(() => append(event)).catch((error) => own.abort(error))
  }
  return Object.assign(put, { settled: () => chain })
}
