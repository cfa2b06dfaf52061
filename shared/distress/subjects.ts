import type { Distress } from './kinds.ts'
import type { Language } from './language.ts'

/*
 * A subject without a person: who types it may study it or be in it. The networks learnt sentences, and two words alone
 * say too little to them: "incest" was nothing, and "suicidio" English.
 */

const subjects: readonly [Distress['kind'], Record<Language, RegExp>][] = [
  [
    'suicide',
    {
      en: /^(?:suicide|self[- ]?(?:harm|injury)|suicidal thoughts|unalive)[.?!]?$/,
      es: /^(?:suicidio|autolesi(?:on|ones)|pensamientos suicidas)[.?!]?$/,
    },
  ],
  [
    'sexual_abuse',
    {
      en: /^(?:rape|incest|marital rape|sexual (?:abuse|assault))[.?!]?$/,
      es: /^(?:violacion|incesto|abuso|abusos? sexual(?:es)?|agresion sexual)[.?!]?$/,
    },
  ],
  ['child_abuse', { en: /^child abuse[.?!]?$/, es: /^(?:abuso|maltrato) infantil[.?!]?$/ }],
  [
    'violence',
    {
      en: /^(?:abuse|(?:domestic|spousal|family|marital) (?:abuse|violence)|(?:emotional|verbal|physical) abuse)[.?!]?$/,
      es: /^(?:maltrato|violencia (?:domestica|intrafamiliar|de genero)|(?:abuso|maltrato) (?:emocional|verbal|fisico))[.?!]?$/,
    },
  ],
  ['medical', { en: /^overdose[.?!]?$/, es: /^sobredosis[.?!]?$/ }],
  ['pregnancy', { en: /^abortion[.?!]?$/, es: /^aborto[.?!]?$/ }],
]

/** Two lines of help for a normalised text that is only such a subject, in its language; undefined for all others. */
export function subjectLines(said: string): Distress | undefined {
  for (const [kind, patterns] of subjects) {
    for (const language of ['en', 'es'] as const) {
      if (patterns[language].test(said.trim())) return { kind, response: 'lines', language }
    }
  }
  return undefined
}
