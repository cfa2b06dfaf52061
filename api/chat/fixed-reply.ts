import { findReferences } from '#shared/bible/reference.ts'
import { careAgain } from '#shared/builtin/new-question.ts'
import { type StoredCare, shownCare } from '#shared/distress/care.ts'
import { careForFollowUp } from '#shared/distress/follow-up.ts'
import { PROMPT_MAX } from '#shared/limits.ts'
import { NOTE_MAX } from '#shared/note-limits.ts'
import type { Db } from '#shared/server/db.ts'
import { careFor } from '#shared/server/distress/care-for.ts'
import type { Env } from '#shared/server/env.ts'
import { providerName } from '#shared/server/model-limits.ts'
import { lastCare } from '#shared/server/sql/chats.ts'
import { visibleText } from '#shared/visible-text.ts'
import { type Admitting, admitText } from '../bible/admit-text.ts'
import type { Context } from '../context.ts'
import { HttpError } from '../http/errors.ts'
import { visitorOf } from '../visitor/visitor.ts'
import type { ChatQuestion } from './question.ts'

/**
 * Admits a question like `admit`. A question in distress that has a fixed reply is never refused: `reply` means that
 * the reply is the whole answer, because no model may answer it or none is free.
 */
export async function admitOrReply(
  env: Env,
  care: StoredCare | null,
  admit: () => Promise<number>,
): Promise<number | 'reply'> {
  if (care?.response !== 'reply') return admit()
  if (care.kind === 'medical' || providerName(env) === 'builtin') return 'reply'
  return admit().catch((refusal) => {
    if (refusal instanceof HttpError) return 'reply'
    throw refusal
  })
}

/**
 * Admits a question that is stored with its fixed reply. Beyond a generous number nothing more is stored, so that no one can
 * fill the database with words of distress: a 429 with the whole help refuses the question.
 */
export async function admitReply(ctx: Context, care: StoredCare): Promise<void> {
  await ctx.limits.reply(ctx, visitorOf(ctx)).catch((refusal) => {
    if (!(refusal instanceof HttpError)) throw refusal
    const { status, error, extra } = refusal
    const detail = 'Help comes with this response. What you wrote was not stored.'
    throw new HttpError(status, error, detail, { ...extra, care: shownCare({ ...care, is_whole: true }) })
  })
}

/**
 * The care for a question in an existing chat: its own, unless it only continues an ordinary conversation, or that of the
 * question before it, which the finder must not answer. A model knows of the earlier question.
 */
export async function careInChat(
  { db, env }: { db: Db; env: Env },
  chatId: number,
  { care, prompt, answered_offline }: Pick<ChatQuestion, 'care' | 'prompt' | 'answered_offline'>,
): Promise<StoredCare | null> {
  if (care?.response === 'reply') {
    const continued = careForFollowUp(prompt, care)
    return continued && !(await lastCare(db, chatId)) ? continued.care : care
  }
  if (!(answered_offline || providerName(env) === 'builtin')) return care
  const last = await lastCare(db, chatId)
  // who names a passage after the reply may look there for what happens to them: "what does Ephesians 5:22 say?"
  const isNamed = last?.response === 'reply' && findReferences(prompt).length > 0
  const beside: StoredCare | null = isNamed ? { ...last, response: 'lines' } : null
  return careAgain(last, prompt) ?? care ?? beside
}

/** Whether the body of a question, as sent, gets a fixed reply. Looks at its words, and those of an attached note, only. */
export async function hasReply(ctx: Admitting, body: unknown): Promise<boolean> {
  const { prompt, note } = (typeof body === 'object' && body !== null ? body : {}) as {
    prompt?: unknown
    note?: unknown
  }
  const isInDanger = async (text: unknown, most: number) => {
    if (typeof text !== 'string') return false
    const { part } = await admitText(ctx, visibleText(text).slice(0, most))
    return careFor(part, '', '')?.response === 'reply'
  }
  return (await isInDanger(prompt, PROMPT_MAX)) || isInDanger(note, NOTE_MAX)
}
