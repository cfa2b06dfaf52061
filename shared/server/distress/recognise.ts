import { findReferences } from '../../bible/reference.ts'
import { exactReference } from '../../bible/typed-reference.ts'
import { type Class, likeliest, type Network, probabilitiesOf, readNetwork } from '../../distress/classifier.ts'
import { featuresOf } from '../../distress/features.ts'
import type { Distress, DistressKind } from '../../distress/kinds.ts'
import { type Language, languagesOf } from '../../distress/language.ts'
import { normalise } from '../../distress/normalise.ts'
import { quietKind } from '../../distress/ordinary.ts'
import { inOwnLanguage } from '../../distress/other-language.ts'
import { quietLines } from '../../distress/quiet-lines.ts'
import { withoutQuotations } from '../../distress/quotations.ts'
import { asksAboutScripture, signIn } from '../../distress/signs.ts'
import { asMeant } from '../../distress/slips.ts'
import { abuseBehind, plainDistress } from '../../distress/sure.ts'
import { asksOfMaiming } from '../../distress/sure-commands.ts'
import { isFrame } from '../../finder/frame-words.ts'
import { stemsOf } from '../../finder/stem.ts'
import { isEveryday } from './everyday.ts'
import { learntId, readLearnt } from './learnt.ts'

/**
 * The probability of distress at or above which a text gets help: a full reply for an emergency, two quiet lines for a
 * need. Chosen in a cross-validation over the sentences of many voices: a higher one for full replies missed more
 * people in danger, and a lower one for lines only showed more needless lines.
 */
const LEAST = 0.5
/**
 * What is said of another person is often a question in general ("someone who is grieving"): a full reply where
 * emergencies together are this probable, and two lines otherwise.
 */
const ANOTHER = 0.6
/** "Did Tamar's brother rape her?" asks about Scripture, and "a lot of blood" does not: an emergency of minutes is exempt. */
const SCRIPTURE = 0.9
/** Words that prove nothing by themselves ("I can't do this") count at or above this probability. */
const BARE = 0.985

const needs: ReadonlySet<DistressKind> = new Set(['grief', 'pregnancy', 'addiction'])
const abuses: ReadonlySet<DistressKind> = new Set(['violence', 'sexual_abuse', 'child_abuse'])
/** The characters of a whole reference in words. */
const LONGEST_REFERENCE = 80
const networks: Partial<Record<Language, Network>> = {}

/**
 * The distress that a text expresses; undefined for ordinary questions, including questions about such things in
 * Scripture. `language` is the language of the visitor's translation and decides between English and Spanish if the
 * words themselves do not.
 */
export function recogniseDistress(text: string, language: string): Distress | undefined {
  return asMeant(text, (each) => recogniseAsTyped(each, language))
}

function recogniseAsTyped(text: string, language: string): Distress | undefined {
  const said = normalise(text)
  const fallback = language.startsWith('es') ? 'es' : 'en'
  const sure = plainDistress(said, fallback)
  if (sure) return sure
  if (isEveryday(said)) return quietLines(said)
  const judged = languagesOf(said, fallback).map((each) => ({ ...judge(text, each), language: each }))
  const [worst] = judged.toSorted((a, b) => b.distress - a.distress)
  if (!worst || worst.distress < LEAST || worst.distress < leastFor(said, worst.kind)) return quietLines(said)
  // the network knows few numbers in words: "Psalm one hundred and nineteen"
  if (text.length <= LONGEST_REFERENCE && ['en', 'es'].some((each) => exactReference(text, each))) return undefined
  const abuse = worst.kind === 'pregnancy' ? abuseBehind(said) : undefined
  if (abuse) return { kind: abuse, response: 'reply', language: worst.language }
  const isInDoubt = worst.kind === 'other_at_risk' && worst.medical === 0 && worst.emergency < ANOTHER
  const response = needs.has(worst.kind) || isInDoubt ? 'lines' : 'reply'
  const quiet = response === 'reply' ? quietKind(said, worst.medical > 0) : undefined
  // no one else hurts the visitor
  const kind = asksOfMaiming(said) ? 'suicide' : worst.kind
  const found: Distress = { kind: quiet ?? kind, response: quiet ? 'lines' : response, language: worst.language }
  const isDoubtful = !needs.has(worst.kind) && worst.medical > 0 && worst.medical < MINUTES_ABROAD
  const asked = quietLines(said)
  const own = inOwnLanguage(found, said, language, isDoubtful) ?? asked
  if (own?.response !== 'reply' || own.language === worst.language) return own
  // "Le suicide est-il un péché ?" is a Spanish emergency to the network
  return worst.abroad === 'medical' && asked?.language === own.language ? asked : { ...own, kind: worst.abroad }
}

/** The probability from which a text of this kind gets help; never below LEAST. */
function leastFor(said: string, kind: DistressKind): number {
  if (stemsOf(said).every(isFrame)) return BARE
  return kind !== 'medical' && asksAboutScripture(said) ? SCRIPTURE : LEAST
}

/** Loads everything that recognition needs. That blocks for up to a second, so it is done before work is taken. */
export function loadRecognition(): void {
  for (const language of ['en', 'es'] as const) judge('', language)
  // each parser of Spanish, the one with commas too, and the English one
  findReferences('Juan 3,16', 'es')
  isEveryday('')
  learntId()
}

/**
 * `medical`: the probability that minutes count if that is the likeliest emergency, even if it is no kind; else 0.
 * `abroad`: the kind in a third language, where one reply is right for all abuse.
 */
type Judged = { distress: number; emergency: number; kind: DistressKind; abroad: DistressKind; medical: number }

/**
 * The probabilities of distress and of emergencies, and the kind: for a long text, those of its most alarming part. One
 * sentence among others is also judged alone, since their words would outweigh it: one of distress among others
 * that have nothing to do with it, and one of an emergency beside a need.
 */
function judge(text: string, language: Language): Judged {
  const worstOf = (parts: readonly string[]) =>
    mostAlarming(parts.map((part) => probabilitiesOf(featuresOf(part, language), networkOf(language))))
  const together = worstOf(partsOf(text))
  const isNothing = together.none > 1 - LEAST
  const sentences = isNothing || needs.has(kindOf(together)) ? aloneOf(sentencesOf(withoutQuotations(text))) : []
  const alone = sentences.length > 1 ? worstOf(sentences) : together
  const isSure = (isNothing ? 1 - alone.none : emergencyOf(alone)) >= ALONE
  const worst = isSure ? alone : together
  const medical = likeliestEmergency(worst) === 'medical' ? worst.medical : 0
  const [kind, abroad] = [kindOf(worst), likeliestKind(worst)]
  // where only the floor for abuse leads away from a danger of minutes, the grammar may know better
  const isMinutes = kind === 'suicide' && medical > 0 && signIn(normalise(text), language)?.kind === 'medical'
  return {
    distress: 1 - worst.none,
    emergency: emergencyOf(worst),
    kind: isMinutes ? 'medical' : kind,
    abroad,
    medical,
  }
}

/** Of the parts of a text a sure emergency, which a need in another part must not hide; otherwise the likeliest distress. */
function mostAlarming(parts: readonly Record<Class, number>[]): Record<Class, number> {
  const sure = parts.filter((part) => emergencyOf(part) >= ALONE)
  return (sure.length > 0 ? sure : parts).reduce((worst, each) => (each.none < worst.none ? each : worst))
}

/**
 * The reply to a kind must be right for all whose words lead to it: that to abuse where abuse of some kind is likelier than
 * not, or where its probability is that of one kind which is no rape; and that of suicide, which asks to speak with a person,
 * where the probability is spread over kinds.
 */
function kindOf(probabilities: Record<Class, number>): DistressKind {
  const kind = likeliestKind(probabilities)
  const abuse = probabilities.violence + probabilities.sexual_abuse + probabilities.child_abuse
  const isSpread = kind === 'sexual_abuse' || probabilities[kind] < ONE_ABUSE * abuse
  return abuses.has(kind) && abuse < ABUSE && isSpread ? 'suicide' : kind
}

/**
 * A need, if all needs together are far likelier than all emergencies: an emergency must not get two lines only. Otherwise
 * the likeliest emergency: "call now" where minutes may count.
 */
function likeliestKind(probabilities: Record<Class, number>): DistressKind {
  const best = likeliest(probabilities)
  if (needs.has(best) && needOf(probabilities) >= SURE * (1 - probabilities.none)) return best
  return likeliestEmergency({ ...probabilities, ...(probabilities.medical < MINUTES && { medical: 0 }) })
}

const likeliestEmergency = (probabilities: Record<Class, number>) =>
  likeliest({ ...probabilities, grief: 0, pregnancy: 0, addiction: 0 })

/** The probability of all needs together, and of all emergencies together. */
const needOf = (probabilities: Record<Class, number>) => [...needs].reduce((sum, kind) => sum + probabilities[kind], 0)
const emergencyOf = (probabilities: Record<Class, number>) => 1 - probabilities.none - needOf(probabilities)

/**
 * The probability from which the reply is that for minutes that count: of unseen sentences in which those are the likeliest
 * emergency, nine in ten are one above it, and one in ten below.
 */
const MINUTES = 0.4
/** The same for a text in a third language, whose words for an illness look like Spanish words for an emergency. */
const MINUTES_ABROAD = 0.7
/** The probability of all abuse together from which the reply is one to abuse: above it, most unseen sentences are about one. */
const ABUSE = 0.58
/** The share of all abuse from which violence, or the abuse of a child, is meant even where abuse is less probable. */
const ONE_ABUSE = 2 / 3
/** The share of all probability of distress from which needs are far likelier. */
const SURE = 0.8
/** The probability from which one sentence of several counts by itself. */
const ALONE = 0.95
/** So many different sentences are judged alone; those after them in parts, as the whole text is. */
const MOST_ALONE = 200
const LONGEST = 45
const SHORT = 12

/** A text in parts of whole sentences or lines of at most about 45 words; a short last one also opens the next part. */
function partsOf(text: string): string[] {
  const wordsIn = (sentence: string) => sentence.split(/\s+/).length
  if (wordsIn(text) <= LONGEST) return [text]
  const sentences = sentencesOf(text).flatMap(cut)
  const parts: string[] = []
  let part: string[] = []
  for (const sentence of sentences) {
    if (part.length > 0 && wordsIn([...part, sentence].join(' ')) > LONGEST) {
      parts.push(part.join(' '))
      part = part.slice(-1).filter((last) => wordsIn(last) <= SHORT)
    }
    part.push(sentence)
  }
  return [...parts, part.join(' ')]
}

/** The sentences that are judged alone: each once, since thousands of tiny ones would keep the process busy. */
function aloneOf(sentences: readonly string[]): string[] {
  const different = [...new Set(sentences)]
  const rest = different.slice(MOST_ALONE)
  return rest.length > 0 ? [...different.slice(0, MOST_ALONE), ...partsOf(rest.join('\n'))] : different
}

/** The sentences and lines of a text, also where a dash, "btw", "also" or no space divides them. */
const sentencesOf = (text: string) =>
  withLetters(
    text.split(
      /(?<=[.?!])\s+|(?<=\n)(?!\n)|(?<=\p{L}{2}[.?!])(?=\p{L}{2})|(?<!\s)\s+(?:[-–—]+|(?:and )?also|pls|btw|by the way|por cierto)\s+/u,
    ),
  )
const withLetters = (pieces: readonly string[]) => pieces.filter((each) => /\p{L}/u.test(each))

/** A sentence that is too long for one part, cut between words; each piece begins with the last words of the one before. */
function cut(sentence: string): string[] {
  const words = sentence.split(/\s+/)
  if (words.length <= LONGEST) return [sentence]
  const step = LONGEST - SHORT
  return Array.from({ length: Math.ceil((words.length - SHORT) / step) }, (_, i) =>
    words.slice(i * step, i * step + LONGEST).join(' '),
  )
}

function networkOf(language: Language): Network {
  networks[language] ??= readNetwork(readLearnt(language))
  return networks[language]
}
