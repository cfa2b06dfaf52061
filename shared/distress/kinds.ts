import type { Language } from './language.ts'

/** What a visitor in distress writes about. The last three are needs, not emergencies. */
export const DISTRESS_KINDS = [
  /** Poisoning, overdose, heavy bleeding, an unconscious person: minutes count. */
  'medical',
  /** The visitor's own suicide or self-harm: wishes, plans, acts. */
  'suicide',
  /** Another person may die or be hurt: a goodbye message, a threat, a plan. */
  'other_at_risk',
  /** Violence, threats or control at home or in a relationship, in any direction. */
  'violence',
  /** Rape, sexual assault or sexual coercion of an adult. */
  'sexual_abuse',
  /** A child is beaten, neglected or touched; the visitor may be that child. */
  'child_abuse',
  /** Acute grief: a recent death or loss. */
  'grief',
  /** Fear, pressure or need in a pregnancy, or after an abortion or a miscarriage. */
  'pregnancy',
  /** Addiction: the visitor's own or that of a person they love. */
  'addiction',
] as const
export type DistressKind = (typeof DISTRESS_KINDS)[number]

/** The languages in which help is written: those of the interface. */
export const CARE_LANGUAGES = ['en', 'es', 'pt', 'fr', 'de', 'sw', 'id', 'ko', 'zh', 'ar', 'he'] as const
export type CareLanguage = (typeof CARE_LANGUAGES)[number]
/** Those without a network or a grammar: a few sure patterns recognise distress in them. */
export type OtherLanguage = Exclude<CareLanguage, Language>

/** What a need is about where the words for its kind would be wrong: a death that is near, no food or roof, a fire, storm or shooting. */
export type Circumstance = 'dying' | 'want' | 'disaster'

export type Distress = {
  kind: DistressKind
  /** Set where the lines have words of their own. */
  circumstance?: Circumstance
  /** `reply`: the full reply that names help. `lines`: two quiet lines of help above an ordinary answer (a need, or doubt). */
  response: 'reply' | 'lines'
  /** The language that the visitor wrote in; help is written in it. */
  language: CareLanguage
}
