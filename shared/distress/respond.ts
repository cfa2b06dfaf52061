import { wishesToDie } from './death-wish.ts'
import { type Judged, needs } from './judge.ts'
import type { Distress } from './kinds.ts'
import type { Language } from './language.ts'
import { quietKind } from './ordinary.ts'
import { inOwnLanguage } from './other-language.ts'
import { quietLines } from './quiet-lines.ts'
import { abuseBehind } from './sure.ts'
import { asksOfMaiming } from './sure-commands.ts'

/**
 * What is said of another person is often a question in general ("someone who is grieving"): a full reply where
 * emergencies together are this probable, and two lines otherwise.
 */
const ANOTHER = 0.6
/** The probability of "call now" for a text in a third language, whose words for an illness look like Spanish words for an emergency. */
const MINUTES_ABROAD = 0.7

/** The help for a normalised text in which a network hears distress in a language; `visitor` is the language of the translation. */
export function respondTo(
  said: string,
  judged: Judged & { language: Language },
  visitor: string,
): Distress | undefined {
  const { language } = judged
  const abuse = judged.kind === 'pregnancy' ? abuseBehind(said) : undefined
  if (abuse) return { kind: abuse, response: 'reply', language }
  const isInDoubt = judged.kind === 'other_at_risk' && judged.medical === 0 && judged.emergency < ANOTHER
  const response = needs.has(judged.kind) || isInDoubt ? 'lines' : 'reply'
  if (response === 'lines' && wishesToDie(said)) return { kind: 'suicide', response: 'reply', language }
  const quiet = response === 'reply' ? quietKind(said, judged.medical > 0) : undefined
  // no one else hurts the visitor
  const kind = asksOfMaiming(said) ? 'suicide' : judged.kind
  const found: Distress = { kind: quiet ?? kind, response: quiet ? 'lines' : response, language }
  const isDoubtful = !needs.has(judged.kind) && judged.medical > 0 && judged.medical < MINUTES_ABROAD
  const asked = quietLines(said)
  const own = inOwnLanguage(found, said, visitor, isDoubtful) ?? asked
  if (own?.response !== 'reply' || own.language === language) return own
  // "Le suicide est-il un péché ?" is a Spanish emergency to the network
  return asked?.language === own.language ? asked : { ...own, kind: judged.abroad }
}
