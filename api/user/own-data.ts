import type { Profile, Theology } from '#shared/contract/user.ts'
import { closeViewers, deleteAnswerStream, requestCancel } from '#shared/server/answer-stream.ts'
import { findProfile, findTheology } from '#shared/server/sql/catalog.ts'
import { deleteVisitor, type FreshAnswer, saveSettings } from '#shared/server/sql/visitors.ts'
import type { Context } from '../context.ts'
import { HttpError } from '../http/errors.ts'
import { ensureVisitor, visitorId } from '../visitor/visitor.ts'

/** Stores the caller's profile; 400 for an unknown one. */
export async function chooseProfile(ctx: Context, profile_slug: string): Promise<Profile> {
  const profile = await findProfile(ctx.db, profile_slug)
  if (!profile) throw unknownChoice('profile_slug', 'Unknown profile')
  // a perspective within Christianity means nothing to a reader who is not a Christian
  const reset = profile.is_christian ? {} : { theology_slug: null }
  await saveSettings(ctx.db, await ensureVisitor(ctx), { profile_slug, ...reset })
  return profile
}

/** Stores the caller's perspective; 400 for an unknown one. */
export async function chooseTheology(ctx: Context, theology_slug: string): Promise<Theology> {
  const theology = await findTheology(ctx.db, theology_slug)
  if (!theology) throw unknownChoice('theology_slug', 'Unknown theology')
  await saveSettings(ctx.db, await ensureVisitor(ctx), { theology_slug })
  return theology
}

/** Deletes all data of the caller, who may have written nothing. */
export async function eraseVisitor(ctx: Context): Promise<void> {
  const id = visitorId(ctx)
  if (id) await forgetAnswers(ctx, await deleteVisitor(ctx.db, id))
}

/** Ends what is still being written or read of erased answers. If Redis is away, its copies expire by themselves. */
async function forgetAnswers(ctx: Context, answers: FreshAnswer[]): Promise<void> {
  const { redis, log } = ctx
  const forget = async ({ message_id, chat_id }: FreshAnswer) => {
    await closeViewers(redis, chat_id, 'all')
    // set the cancel mark before and after: removing the log removes it too
    await requestCancel(redis, message_id)
    await deleteAnswerStream(redis, message_id)
    await requestCancel(redis, message_id)
  }
  const done = await Promise.allSettled(answers.map(forget))
  if (done.some((each) => each.status === 'rejected'))
    log.warn('could not delete the streams of erased answers; they will expire')
}

/** 400 `invalid` for a choice that does not exist. */
export function unknownChoice(path: string, message: string): HttpError {
  return new HttpError(400, 'invalid', `${message}.`, { issues: [{ path, message }] })
}
