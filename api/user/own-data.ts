import type { Profile, Theology } from '#shared/contract/user.ts'
import { findProfile, findTheology } from '#shared/server/sql/catalog.ts'
import { deleteVisitor, saveSettings } from '#shared/server/sql/visitors.ts'
import { forgetAnswers } from '../chat/forget-answers.ts'
import type { Context } from '../context.ts'
import { type HttpError, wrongValue } from '../http/errors.ts'
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

/** 400 `invalid` for a choice that does not exist. */
export function unknownChoice(path: string, message: string): HttpError {
  return wrongValue(`${message}.`, { path, message })
}
