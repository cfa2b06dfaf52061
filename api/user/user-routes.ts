import { finished, Readable } from 'node:stream'
import { z } from 'zod'
import * as user from '#shared/contract/user.ts'
import { DEFAULT_TRANSLATION } from '#shared/limits.ts'
import { defaultProfile, defaultTheology, findProfile, findTheology } from '#shared/server/sql/catalog.ts'
import { exportVisitor } from '#shared/server/sql/export.ts'
import { dismissHint, findSettings, listDismissedHints, saveSettings } from '#shared/server/sql/visitors.ts'
import { openCounts, tooMany } from '../admission/rate-limiters.ts'
import type { Context } from '../context.ts'
import { found } from '../http/errors.ts'
import { createRouter } from '../http/route.ts'
import { ensureVisitor, partnerOf, visitorId } from '../visitor/visitor.ts'
import { chooseProfile, chooseTheology, eraseVisitor, unknownChoice } from './own-data.ts'

/** The visitor's choices, and the export and erasure of their data. */
export const userRoutes = createRouter({ needsVisitor: true })

userRoutes.get('/api/user', 'The visitor’s settings', { answer: user.UserSettings }, userAnswer)

userRoutes.delete('/api/user', 'Delete all data of the visitor', { answer: 'nothing' }, async (ctx) => {
  await eraseVisitor(ctx)
  ctx.set('Clear-Site-Data', '"cache", "storage"')
})

/** Visitors whose export is being sent. */
const exporting = openCounts()

userRoutes.get(
  '/api/user/export',
  'Export all data of the visitor',
  { answer: z.record(z.string(), z.unknown()) },
  async (ctx) => {
    const id = visitorId(ctx)
    if (id && exporting.of(id) > 0) throw tooMany('export', 5)
    // also called if the reader has already left
    if (id) finished(ctx.res, exporting.enter(id))
    const pieces = await exportVisitor(ctx.db, id)
    ctx.attachment('my-data.json')
    ctx.type = 'application/json; charset=utf-8'
    ctx.body = Readable.from(pieces)
  },
)

userRoutes.get('/api/user/theology', 'The chosen theology', { answer: user.UserTheologyAnswer }, async (ctx) => {
  const { theology_slug } = await findSettings(ctx.db, visitorId(ctx))
  const chosen = theology_slug && found(await findTheology(ctx.db, theology_slug))
  return { theology: chosen || (await defaultTheology(ctx.db, partnerOf(ctx))) }
})

userRoutes.put(
  '/api/user/theology',
  'Choose a theology',
  { body: user.UserTheologyRequest, answer: user.UserTheologyAnswer },
  async (ctx, { body }) => {
    const { theology_slug } = await body()
    return { theology: await chooseTheology(ctx, theology_slug) }
  },
)

userRoutes.get('/api/user/profile', 'The chosen profile', { answer: user.UserProfileAnswer }, async (ctx) => {
  const { profile_slug } = await findSettings(ctx.db, visitorId(ctx))
  const chosen = profile_slug && found(await findProfile(ctx.db, profile_slug))
  return { profile: chosen || (await defaultProfile(ctx.db)) }
})

userRoutes.put(
  '/api/user/profile',
  'Choose a profile',
  { body: user.UserProfileRequest, answer: user.UserProfileAnswer },
  async (ctx, { body }) => {
    const { profile_slug } = await body()
    return { profile: await chooseProfile(ctx, profile_slug) }
  },
)

userRoutes.put(
  '/api/user/commentary',
  'Commentary on or off',
  { body: user.CommentaryRequest, answer: user.UserCommentaryAnswer },
  async (ctx, { body }) => {
    const asked = await body()
    const commentary = asked.commentary === 'mhc' ? ('mhc' as const) : null
    await saveSettings(ctx.db, await ensureVisitor(ctx), { commentary })
    return { commentary }
  },
)

userRoutes.put(
  '/api/user/translation',
  'Choose a translation',
  { body: user.TranslationRequest, answer: user.TranslationRequest },
  async (ctx, { body }) => {
    const { translation_id } = await body()
    if (!(await ctx.translations.find(translation_id))) throw unknownChoice('translation_id', 'Unknown translation')
    await saveSettings(ctx.db, await ensureVisitor(ctx), { translation_id })
    return { translation_id }
  },
)

userRoutes.get(
  '/api/users/onboarding_hints',
  'The hints that are not dismissed yet',
  { answer: user.HintsAnswer },
  hintsAnswer,
)

userRoutes.post(
  '/api/users/onboarding_hints/dismiss',
  'Dismiss a hint',
  { body: user.DismissHintRequest, answer: user.HintsAnswer },
  async (ctx, { body }) => {
    const { hint_name } = await body()
    await dismissHint(ctx.db, await ensureVisitor(ctx), hint_name)
    return hintsAnswer(ctx)
  },
)

async function userAnswer(ctx: Context) {
  const chosen = await findSettings(ctx.db, visitorId(ctx))
  const translation_id = chosen.translation_id ?? DEFAULT_TRANSLATION
  return {
    translation_id,
    preferred_translation: translation_id,
    theology_slug: chosen.theology_slug ?? (await defaultTheology(ctx.db, partnerOf(ctx))).slug,
    profile_slug: chosen.profile_slug ?? (await defaultProfile(ctx.db)).slug,
    commentary: chosen.commentary,
  }
}

async function hintsAnswer(ctx: Context) {
  const dismissed = await listDismissedHints(ctx.db, visitorId(ctx))
  return { hints: user.HintName.options.filter((hint) => !dismissed.includes(hint)) }
}
