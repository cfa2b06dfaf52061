import { converted } from '#shared/bible/numbering.ts'
import { withinBounds } from '#shared/bible/resolve-reference.ts'
import type { Reference, Versification } from '#shared/bible/versification.ts'

/** A text with its verse numbers. */
export type Numbered = { versification: Versification }

/** The same verses in another text; unchanged if that text does not have them. */
export function renumbered<Passage extends Reference>(passage: Passage, from: Numbered, to: Numbered): Passage {
  const { book, start_chapter, start_verse, end_chapter, end_verse } = passage
  const range = { book, start_chapter, start_verse, end_chapter, end_verse }
  const there = withinBounds(converted(range, from.versification, to.versification), to.versification).reference
  return there ? { ...passage, ...there } : passage
}
