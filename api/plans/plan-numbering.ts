import { numberingName } from '#shared/bible/numbering.ts'
import { DEFAULT_TRANSLATION } from '#shared/limits.ts'
import { primaryLanguage } from '#shared/primary-language.ts'
import { findSettings } from '#shared/server/sql/visitors.ts'
import type { Translation } from '../bible/translations.ts'
import type { Context } from '../context.ts'
import { visitorId } from '../visitor/visitor.ts'
import type { Numbered } from './renumber.ts'

/** The translation that a plan was made for. */
type Made = Numbered & { language?: string }

/** How a plan is shown to its caller, who may read another translation than the plan was made for. */
type ShownPlan = {
  /**
   * The translation that the caller reads, or `opened`, if it numbers verses differently from the one that a plan was
   * made for: its passages are then shown, and edited, in the numbers of the text that opens. Undefined for most visitors.
   */
  numbering?: Translation
  /** The language of that translation, if it is another one. */
  language?: string
}

/** How the caller, who reads the translation that they chose or `opened`, is shown a plan that was made for `plan`. */
export async function shownPlan(ctx: Context, plan: Made | undefined, opened?: Translation): Promise<ShownPlan> {
  const reading = opened ?? (plan && (await storedTranslation(ctx)))
  if (!plan || !reading) return {}
  const isSame = numberingName(reading.versification) === numberingName(plan.versification)
  const language = primaryLanguage(reading.language)
  return {
    ...(!isSame && { numbering: reading }),
    ...(plan.language && language !== primaryLanguage(plan.language) && { language }),
  }
}

/** The translation that the caller chose; without a choice the default one, as in the app. */
async function storedTranslation(ctx: Context): Promise<Translation | undefined> {
  const { translation_id } = await findSettings(ctx.db, visitorId(ctx))
  return ctx.translations.find(translation_id ?? DEFAULT_TRANSLATION)
}
