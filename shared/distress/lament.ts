import type { Distress } from './kinds.ts'

/*
 * Cries of Scripture that a visitor may make their own: Elijah's under the broom tree, and Job's of the one who hurts him.
 * The networks have learnt verses as calm words. Each pattern reads a normalised text.
 */

const laments: [Pick<Distress, 'language' | 'kind'>, RegExp][] = [
  [
    { language: 'en', kind: 'suicide' },
    /\btake (?:away my (?:life|soul)|(?:now )?my life (?:away|from me)|now my life)\b/,
  ],
  [{ language: 'es', kind: 'suicide' }, /\bquita(?:me (?:ya |ahora )?la|d? (?:ya |ahora )?mi) vida\b/],
  [
    { language: 'en', kind: 'violence' },
    /\b(?:break|crush|bruise)(?:s|es|eth)? me (?:with|in) a (?:storm|tempest)\b|\bmultipl(?:y|ies|ieth) my wounds\b/,
  ],
  [
    { language: 'es', kind: 'violence' },
    /\bme (?:quebranta|quebrado|aplasta) con (?:una )?tempestad\b|\b(?:multiplica|aumentado?|aumenta) mis heridas\b/,
  ],
]

/** Those who said such words: who names them asks about them. */
const names = /\b(?:elijah|elias|jonah|jonas|job|moses|moises)\b/

/** Two lines of help for the cry in a normalised text; undefined for most texts. */
export function lamentIn(said: string): Distress | undefined {
  const [lament] = (!names.test(said) && laments.find(([, words]) => words.test(said))) || []
  return lament && { ...lament, response: 'lines' }
}
