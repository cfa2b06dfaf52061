import { converted, numberingName } from '#shared/bible/numbering.ts'
import { withinBounds } from '#shared/bible/resolve-reference.ts'
import type { Reference, Versification } from '#shared/bible/versification.ts'
import { findSettings } from '#shared/server/sql/visitors.ts'
import type { Translation } from '../bible/translations.ts'
import type { Context } from '../context.ts'
import { visitorId } from '../visitor/visitor.ts'

/** A text with its verse numbers. */
type Numbered = { versification: Versification }

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

/** The same verses in another text; unchanged if that text does not have them. */
export function renumbered<Passage extends Reference>(passage: Passage, from: Numbered, to: Numbered): Passage {
  const { book, start_chapter, start_verse, end_chapter, end_verse } = passage
  const range = { book, start_chapter, start_verse, end_chapter, end_verse }
  const there = withinBounds(converted(range, from.versification, to.versification), to.versification).reference
  return there ? { ...passage, ...there } : passage
}
