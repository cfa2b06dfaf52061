import { numberingName } from '#shared/bible/numbering.ts'
import { findSettings } from '#shared/server/sql/visitors.ts'
import type { Translation } from '../bible/translations.ts'
import type { Context } from '../context.ts'
import { visitorId } from '../visitor/visitor.ts'
import type { Numbered } from './renumber.ts'

/**
 * The translation that the caller reads, if it numbers verses differently from the one that a plan was made for: its
 * passages are then shown, and edited, in the numbers of the text that opens. Undefined for most visitors.
 */
export async function readingNumbering(ctx: Context, plan: Numbered | undefined): Promise<Translation | undefined> {
  const { translation_id } = await findSettings(ctx.db, visitorId(ctx))
  const reading = plan && translation_id ? await ctx.translations.find(translation_id) : undefined
  if (!plan || !reading || numberingName(reading.versification) === numberingName(plan.versification)) return undefined
  return reading
}
