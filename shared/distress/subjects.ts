import type { Distress, DistressKind } from './kinds.ts'
import type { Language } from './language.ts'

/*
 * A subject without a person: who types it may study it or be in it. The networks learnt sentences, and two words alone
 * say too little to them: "incest" was nothing, and "suicidio" English.
 */

const subjects = (
  [
    ['suicide', 'en', 'suicide|self[- ]?(?:harm|injury)|suicidal thoughts|unalive'],
    ['suicide', 'es', 'suicidio|autolesi(?:on|ones)|pensamientos suicidas'],
    ['sexual_abuse', 'en', 'rape|incest|marital rape|sexual (?:abuse|assault)'],
    ['sexual_abuse', 'es', 'violacion|incesto|abuso|abusos? sexual(?:es)?|agresion sexual'],
    ['child_abuse', 'en', 'child abuse'],
    ['child_abuse', 'es', '(?:abuso|maltrato) infantil'],
    [
      'violence',
      'en',
      'abuse|(?:domestic|spousal|family|marital) (?:abuse|viol[ae]nce)|(?:emotional|verbal|physical) abuse',
    ],
    [
      'violence',
      'es',
      'maltrato|violencia (?:domestica|intrafamiliar|de genero)|(?:abuso|maltrato) (?:emocional|verbal|fisico)',
    ],
    ['medical', 'en', 'overdose'],
    ['medical', 'es', 'sobredosis'],
    ['pregnancy', 'en', 'abortion'],
    ['pregnancy', 'es', 'aborto'],
  ] satisfies [DistressKind, Language, string][]
).map(([kind, language, words]) => ({ kind, language, pattern: new RegExp(`^(?:${words})[.?!]?$`) }))

/** Two lines of help for a normalised text that is only such a subject, in its language; undefined for all others. */
export function subjectLines(said: string): Distress | undefined {
  const text = said.trim()
  const found = subjects.find(({ pattern }) => pattern.test(text))
  return found && { kind: found.kind, response: 'lines', language: found.language }
}
