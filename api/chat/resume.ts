import { findCursor, isCursor } from '#shared/server/answer-stream.ts'
import { type AnswerHead, answerSince, isOpen, recentAnswers } from '#shared/server/sql/chats.ts'
import { codeOf } from '#shared/server/store-errors.ts'
import type { Context } from '../context.ts'

/** What a reader of a chat is sent: an answer, after a cursor. `startsOver`: drop the text shown so far first. */
export type Resumption = { messageId: number; cursor?: string; startsOver?: boolean }

/** A cursor without an answer's id is looked up in the logs of this many answers. */
const LOOKED_THROUGH = 5

/**
 * Chooses the answer that a reader of a chat is sent, and where it begins. `?answer=` names the one that they were
 * reading; without it, the cursor has to show which one that was. Undefined if the chat has no answer.
 */
export async function resumptionOf(ctx: Context, chatId: number): Promise<Resumption | undefined> {
  const recent = await recentAnswers(ctx.db, chatId, LOOKED_THROUGH)
  const [last] = recent
  if (!last) return undefined
  const given = ctx.get('Last-Event-ID') || String(ctx.query.after ?? '')
  const cursor = isCursor(given) ? given : undefined
  const wanted = idIn(ctx.query.answer)
  if (!cursor && !wanted) return { messageId: last.id }
  const answer = wanted ? await answerSince(ctx.db, chatId, wanted) : await ownerOf(ctx, recent, cursor!)
  const { id: messageId, status } = answer ?? last
  // answers before the last one are complete and are read from their rows
  if (!cursor || messageId !== last.id) return { messageId }
  const isOther = wanted !== undefined && wanted !== messageId
  const look = isOther ? 'missing' : await lookUp(ctx, messageId, cursor)
  const continues = look === 'found' || (look === 'no-log' && status === 'streaming')
  return continues ? { messageId, cursor } : { messageId, startsOver: isOpen(status) }
}

/** The answer whose log has the cursor; else the newest one whose log is gone, since that may have had it. */
async function ownerOf(ctx: Context, recent: readonly AnswerHead[], cursor: string): Promise<AnswerHead | undefined> {
  let possible: AnswerHead | undefined
  for (const answer of recent) {
    const look = await lookUp(ctx, answer.id, cursor)
    if (look === 'found') return answer
    if (look === 'no-log' && answer.status !== 'pending') possible ??= answer
  }
  return possible
}

/** Looks a cursor up; while Redis is away the cursor is assumed to be valid. */
async function lookUp({ redis, log }: Context, messageId: number, cursor: string) {
  return findCursor(redis, messageId, cursor).catch((error: unknown) => {
    log.debug({ code: codeOf(error) }, 'could not look up a cursor')
    return 'found' as const
  })
}

function idIn(text: string | string[] | undefined): number | undefined {
  const id = Number(typeof text === 'string' && /^[1-9]\d{0,15}$/.test(text) ? text : Number.NaN)
  return Number.isSafeInteger(id) ? id : undefined
}
