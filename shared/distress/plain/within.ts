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

/** Words of violence, of one's own death, or of despair: a text that has one is judged whole. */
const more =
  /\b(?:kill(?!ed (?:a|someone|people|men|civilians)\b)\w*|suicid\w*|end (?:it|my|this)|(?:want|wish|ready|going|rather|better|wanna|like|deserve) (?:to |i (?:was|were) |off )?(?:die|be dead|dead|be gone|disappear|join (?:him|her|them))|don'?t want to (?:live|be here|wake)|not (?:wake|be here)|hurts? (?:me|us|myself)|hit(?:s|ting)? (?:me|us)|beats? (?:me|us|up)|beating|chok\w+|punch\w*|threat\w*|gun|knife|rap(?:e|ed)|cut(?:ting)? (?:myself|my)|pills|overdos\w*|goodbye|no (?:reason|point) (?:to|in)|burden|without me|can'?t (?:go on|do this|take (?:it|this)|live)|cannot (?:go on|live)|give up|unconscious|(?:not|stopped|isn'?t) breathing|won'?t wake|bleeding|hit me|matar\w*|mata(?:n)?|quitarme|morirme|me (?:quiero|quisiera|voy a) (?:morir|matar|ir)|quiero morir|mejor muert[oa]|me (?:pega|golpea|amenaza|viola|violo|ahorca)\w*|pistola|cuchillo|pastillas|sobredosis|despedirme|no (?:quiero|puedo) (?:seguir|vivir|mas)|ya no (?:puedo|quiero|aguanto)|para que (?:sigo|vivo|vivir)|sin mi estarian|no respira|inconsciente|sangr\w+)\b/

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
  if (more.test(said) || isDangerBeside(said) || said.split(/\s+/).length > MOST_WORDS) return undefined
  return needs.find(({ pattern }) => pattern.test(said))?.found
}
