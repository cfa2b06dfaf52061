import type { Distress } from '../kinds.ts'
import type { Language } from '../language.ts'
import { isDangerBeside } from './beside-needs.ts'
import { dangersIn } from './within-dangers.ts'
import { needsIn } from './within-needs.ts'
import type { Within } from './within-words.ts'

/*
 * Needs and dangers that a text of a few sentences names in plain words, where the networks often hear another one: "hospice
 * came today for mom" got the words for a death, and "a tornado took the roof" nothing. Each pattern reads a normalised text.
 */

const MOST_WORDS = 60

const compiled = (tables: Record<Language, Within[]>) =>
  (['en', 'es'] as const).flatMap((language) =>
    tables[language].map(([kind, response, patterns, circumstance]) => ({
      found: { kind, response, language, ...(circumstance && { circumstance }) } satisfies Distress,
      pattern: new RegExp(patterns.join('|')),
    })),
  )
const dangers = compiled(dangersIn)
const needs = compiled(needsIn)

/** The danger that a normalised English or Spanish text names in plain words; undefined for all others. */
export const dangerWithin = (said: string): Distress | undefined =>
  dangers.find(({ pattern }) => pattern.test(said))?.found

/** The need that such a text names, if it has no word of violence, danger or despair. */
export function needWithin(said: string): Distress | undefined {
  if (isDangerBeside(said) || said.split(/\s+/).length > MOST_WORDS) return undefined
  return needs.find(({ pattern }) => pattern.test(said))?.found
}
