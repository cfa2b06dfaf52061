import { setTimeout as delay } from 'node:timers/promises'
import type { ChatEvent } from '#shared/contract/chat.ts'
import { type AnswerWriter, openAnswerWriter, readWritten } from '#shared/server/answer-stream.ts'
import type { Claim } from '#shared/server/work.ts'
import type { Attempt, WorkerContext } from '../context.ts'
import { Interrupted } from '../lease.ts'
import { createOutbox, type Outbox } from './outbox.ts'

const SETTLE_MS = 3000

/** The stream of one run of an answer. Events are written in order; a refused write aborts the run. */
export type AnswerRun = {
  signal: AbortSignal
  send(event: ChatEvent): void
  /** Sends an event with the one after it. */
  lead(event: ChatEvent): void
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
  const outbox = outboxOf(writer, own)
  const forget = ctx.onCancel(messageId, () => own.abort(new Interrupted('stopped')))
  const end = () => own.abort(attempt.signal.reason)
  attempt.signal.addEventListener('abort', end, { once: true })
  let written = earlier
  const reset = (reason: string) => {
    written = ''
    outbox.dropText()
    outbox.put({ event: 'reset', data: { reason } })
  }
  if (attempt.signal.aborted) end()
  // a stopped answer keeps the text that its reader saw, also if its first worker died
  if (claim.fence > 1) {
    outbox.put({ event: 'reset', data: { reason: 'restarted' } })
    await outbox.settled()
    if (!own.signal.aborted) written = ''
  }
  return {
    signal: own.signal,
    send: outbox.put,
    lead: outbox.lead,
    text(text) {
      if (own.signal.aborted) return
      written += text
      outbox.text(text)
    },
    reset,
    written: () => written,
    settle: () => Promise.race([outbox.settled(), delay(SETTLE_MS, undefined, { ref: false })]),
    async announce(last, end) {
      await outbox.settled()
      await writer.seal(last, end)
    },
    close() {
      outbox.dropText()
      attempt.signal.removeEventListener('abort', end)
      forget()
    },
  }
}

/**
 * The outbox of a run. The first refused append aborts the run; later events are not written. A full Redis does not end
 * the answer: the log ends there, the row gets the whole text, and readers get it from there.
 */
function outboxOf(writer: AnswerWriter, own: AbortController): Outbox {
  let isFull = false
  // read for each frame, and faster to read than the signal
  let isAborted = own.signal.aborted
  own.signal.addEventListener('abort', () => {
    isAborted = true
  })
  return createOutbox({
    writer,
    isOver: () => isAborted || isFull,
    onResult(result) {
      if (result === 'cancelled') own.abort(new Interrupted('stopped'))
      if (result === 'fenced') own.abort(new Interrupted('fenced'))
    },
    onError(error) {
      if (error.message.includes('OOM')) isFull = true
      else own.abort(error)
    },
  })
}
