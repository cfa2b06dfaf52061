import { numberingName } from '#shared/bible/numbering.ts'
import { DEFAULT_TRANSLATION } from '#shared/limits.ts'
import { findSettings } from '#shared/server/sql/visitors.ts'
import type { Translation } from '../bible/translations.ts'
import type { Context } from '../context.ts'
import { visitorId } from '../visitor/visitor.ts'
import type { Numbered } from './renumber.ts'

/**
 * The translation that the caller reads, or `opened`, if it numbers verses differently from the one that a plan was
 * made for: its passages are then shown, and edited, in the numbers of the text that opens. Undefined for most visitors.
 */
export async function readingNumbering(
  ctx: Context,
  plan: Numbered | undefined,
  opened?: Translation,
): Promise<Translation | undefined> {
  const reading = opened ?? (plan && (await storedTranslation(ctx)))
  if (!plan || !reading || numberingName(reading.versification) === numberingName(plan.versification)) return undefined
  return reading
}

/** The translation that the caller chose; without a choice the default one, as in the app. */
async function storedTranslation(ctx: Context): Promise<Translation | undefined> {
  const { translation_id } = await findSettings(ctx.db, visitorId(ctx))
  return ctx.translations.find(translation_id ?? DEFAULT_TRANSLATION)
}
