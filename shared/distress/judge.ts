import { type Class, likeliest } from './classifier.ts'
import type { DistressKind } from './kinds.ts'
import { type Language, languagesOf } from './language.ts'
import { aloneOf, partsOf, sentencesOf } from './parts.ts'
import { withoutQuotations } from './quotations.ts'

/**
 * The probability of distress at or above which a text gets help from a server: a full reply for an emergency, two quiet lines
 * for a need. Below it, each sentence is also judged alone. Chosen in a cross-validation over the sentences of many voices: a
 * higher one for full replies missed more people in danger, and a lower one for lines only showed more needless lines.
 */
export const LEAST = 0.5
/**
 * The probability from which the reply is that for minutes that count: of unseen sentences in which those are the likeliest
 * emergency, nine in ten are one above it, and one in ten below.
 */
const MINUTES = 0.4
/** The probability of all abuse together from which the reply is one to abuse: above it, most unseen sentences are about one. */
const ABUSE = 0.58
/** The probability below which no single abuse is meant: "I can't call anyone" is one tenth violence, and the rest is spread. */
const NO_ABUSE = 0.15
/** The share of all abuse from which violence, or the abuse of a child, is meant even where abuse is less probable. */
const ONE_ABUSE = 2 / 3
/** The share of all probability of distress from which needs are far likelier. */
const SURE = 0.8
/** The probability from which one sentence of several counts by itself. */
const ALONE = 0.95

export const needs: ReadonlySet<DistressKind> = new Set(['grief', 'pregnancy', 'addiction'])
const abuses: ReadonlySet<DistressKind> = new Set(['violence', 'sexual_abuse', 'child_abuse'])

type Probabilities = Record<Class, number>

/**
 * `medical`: the probability that minutes count if that is the likeliest emergency, even if it is no kind; else 0.
 * `abroad`: the kind in a third language, where one reply is right for all abuse.
 */
export type Judged = { distress: number; emergency: number; kind: DistressKind; abroad: DistressKind; medical: number }

/**
 * The probabilities of distress and of emergencies, and the kind: for a long text, those of its most alarming part. One
 * sentence among others is also judged alone, since their words would outweigh it: one of distress among others
 * that have nothing to do with it, and one of an emergency beside a need. `probabilitiesOf` judges one part.
 */
export function judge(text: string, probabilitiesOf: (part: string) => Probabilities): Judged {
  const worstOf = (parts: readonly string[]) => mostAlarming(parts.map(probabilitiesOf))
  const together = worstOf(partsOf(text))
  const isNothing = together.none > 1 - LEAST
  const sentences = isNothing || needs.has(kindOf(together)) ? aloneOf(sentencesOf(withoutQuotations(text))) : []
  const alone = sentences.length > 1 ? worstOf(sentences) : together
  const isSure = (isNothing ? 1 - alone.none : emergencyOf(alone)) >= ALONE
  const worst = isSure ? alone : together
  const medical = likeliestEmergency(worst) === 'medical' ? worst.medical : 0
  return {
    ...{ distress: 1 - worst.none, emergency: emergencyOf(worst), medical },
    ...{ kind: kindOf(worst), abroad: likeliestKind(worst) },
  }
}

/** What is heard in the language in which a text sounds most like distress: of those of its words, or of the fallback. */
export function judgeLanguages(
  said: string,
  fallback: Language,
  judgeIn: (language: Language) => Judged,
): Judged & { language: Language } {
  const judged = languagesOf(said, fallback).map((language) => ({ ...judgeIn(language), language }))
  return judged.reduce((worst, each) => (each.distress > worst.distress ? each : worst))
}

/** Of the parts of a text a sure emergency, which a need in another part must not hide; otherwise the likeliest distress. */
function mostAlarming(parts: readonly Probabilities[]): Probabilities {
  const sure = parts.filter((part) => emergencyOf(part) >= ALONE)
  return (sure.length > 0 ? sure : parts).reduce((worst, each) => (each.none < worst.none ? each : worst))
}

/**
 * The reply to a kind must be right for all whose words lead to it: that to abuse where abuse of some kind is likelier than
 * not, or where its probability is that of one kind which is no rape; and that of suicide, which asks to speak with a person,
 * where the probability is spread over kinds.
 */
function kindOf(probabilities: Probabilities): DistressKind {
  const kind = likeliestKind(probabilities)
  const abuse = probabilities.violence + probabilities.sexual_abuse + probabilities.child_abuse
  const own = probabilities[kind]
  const isSpread = kind === 'sexual_abuse' || own < ONE_ABUSE * abuse || own < NO_ABUSE
  return abuses.has(kind) && abuse < ABUSE && isSpread ? 'suicide' : kind
}

/**
 * A need, if all needs together are far likelier than all emergencies: an emergency must not get two lines only. Otherwise
 * the likeliest emergency: "call now" where minutes may count.
 */
function likeliestKind(probabilities: Probabilities): DistressKind {
  const best = likeliest(probabilities)
  if (needs.has(best) && needOf(probabilities) >= SURE * (1 - probabilities.none)) return best
  return likeliestEmergency({ ...probabilities, ...(probabilities.medical < MINUTES && { medical: 0 }) })
}

const likeliestEmergency = (probabilities: Probabilities) =>
  likeliest({ ...probabilities, grief: 0, pregnancy: 0, addiction: 0 })

/** The probability of all needs together, and of all emergencies together. */
const needOf = (probabilities: Probabilities) => [...needs].reduce((sum, kind) => sum + probabilities[kind], 0)
const emergencyOf = (probabilities: Probabilities) => 1 - probabilities.none - needOf(probabilities)
