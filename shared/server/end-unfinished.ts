import type { ChatEvent, MessageStatus } from '../contract/chat.ts'
import { stripQuoting } from '../quotes/strip-quoting.ts'
import { openAnswerWriter, readWritten } from './answer-stream.ts'
import type { Db } from './db.ts'
import { failureEvent } from './failure.ts'
import { finalContent } from './final-content.ts'
import type { Redis } from './redis.ts'
import { endAnswer, findAnswer } from './sql/chats.ts'
import { endWithReply } from './sql/fixed-reply.ts'
import { endFromOutside } from './work.ts'

type Ending = {
  status: 'stopped' | 'failed'
  error: string | null
  /** With `waiting`, a worker that runs the answer keeps it. */
  which?: 'open' | 'waiting'
  /** Named as what wrote the fixed reply. */
  provider: string
}

export type EndedAnswer = { fence: number; status: MessageStatus; last: ChatEvent }

/**
 * Ends an open answer from outside a worker. It keeps the text that its readers see, or gets its fixed reply if the
 * question is asked in distress. Undefined, with nothing written, if it has ended or a worker keeps it.
 */
export async function endUnfinished(
  db: Db,
  redis: Redis,
  messageId: number,
  { status, error, which, provider }: Ending,
): Promise<EndedAnswer | undefined> {
  // nothing has checked it, so nothing in it is presented as quoted; without Redis it can't be read
  const text = redis.status === 'ready' ? stripQuoting(await readWritten(redis, messageId)) : ''
  return db.transaction().execute(async (trx) => {
    const replied = status === 'failed' || text === '' ? await endWithReply(trx, messageId, provider, error) : undefined
    if (replied) return { fence: replied.fence, status: replied.written.status, last: finalContent(replied.written) }
    const outcome = status === 'stopped' ? 'cancelled' : 'failed'
    const work = await endFromOutside(trx, 'chat-answer', String(messageId), outcome, error, which)
    if (!work) return undefined
    await endAnswer(trx, messageId, status, text, error)
    const row = status === 'stopped' ? await findAnswer(trx, messageId) : undefined
    return { fence: work.fence, status, last: row ? finalContent(row) : failureEvent(error ?? 'failed') }
  })
}

/** Sends the last events of an answer that `endUnfinished` has ended, after its row was written. */
export async function closeLog(redis: Redis, messageId: number, { fence, status, last }: EndedAnswer): Promise<void> {
  const writer = await openAnswerWriter(redis, messageId, fence)
  await writer.seal(last, { event: 'stream_end', data: { message_id: messageId, status } })
}
