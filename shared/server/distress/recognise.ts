import { findReferences } from '../../bible/reference.ts'
import { exactReference } from '../../bible/typed-reference.ts'
import { type Network, probabilitiesOf, readNetwork } from '../../distress/classifier.ts'
import { featuresOf } from '../../distress/features.ts'
import { saysEnough } from '../../distress/few-words.ts'
import { type Judged, judge, judgeLanguages, LEAST } from '../../distress/judge.ts'
import type { Distress, DistressKind } from '../../distress/kinds.ts'
import type { Language } from '../../distress/language.ts'
import { normalise } from '../../distress/normalise.ts'
import { naturalDeath } from '../../distress/plain/natural-death.ts'
import { isPlainlyCalm } from '../../distress/plain-words.ts'
import { quietLines } from '../../distress/quiet-lines.ts'
import { respondTo } from '../../distress/respond.ts'
import { asksAboutScripture, signIn } from '../../distress/signs.ts'
import { asMeant } from '../../distress/slips.ts'
import { plainDistress } from '../../distress/sure.ts'
import { isFrame } from '../../finder/frame-words.ts'
import { stemsOf } from '../../finder/stem.ts'
import { isEveryday } from './everyday.ts'
import { learntId, readLearnt } from './learnt.ts'

/** "Did Tamar's brother rape her?" asks about Scripture, and "a lot of blood" does not: an emergency of minutes is exempt. */
const SCRIPTURE = 0.9
/** Words that prove nothing by themselves ("I can't do this") count at or above this probability. */
const BARE = 0.995

/** The characters of a whole reference in words. */
const LONGEST_REFERENCE = 80
const networks: Partial<Record<Language, Network>> = {}

/**
 * The distress that a text expresses; undefined for ordinary questions, including questions about such things in
 * Scripture. `language` is the language of the visitor's translation and decides between English and Spanish if the
 * words themselves do not. `counts` says whether what the networks hear in a normalised text counts.
 */
export function recogniseDistress(text: string, language: string, counts = saysEnough): Distress | undefined {
  return asMeant(text, (each) => recogniseAsTyped(each, language, counts))
}

function recogniseAsTyped(text: string, language: string, counts: typeof saysEnough): Distress | undefined {
  const said = normalise(text)
  const fallback = language.startsWith('es') ? 'es' : 'en'
  const sure = plainDistress(said, fallback)
  if (sure) return sure
  const plain = naturalDeath(said)
  if (plain !== undefined) return recogniseAsTyped(plain, language, counts)
  if (isEveryday(said) || isPlainlyCalm(said)) return quietLines(said)
  const worst = judgeLanguages(said, fallback, (each) => judgeIn(text, said, each))
  if (worst.distress < LEAST || worst.distress < leastFor(said, worst.kind) || !counts(said)) return quietLines(said)
  // the network knows few numbers in words: "Psalm one hundred and nineteen"
  if (text.length <= LONGEST_REFERENCE && ['en', 'es'].some((each) => exactReference(text, each))) return undefined
  return respondTo(said, worst, language)
}

/** Judges a text and its normalised form in a language. */
function judgeIn(text: string, said: string, language: Language): Judged {
  const judged = judge(text, (part) => probabilitiesOf(featuresOf(part, language), networkOf(language)))
  // where only the floor for abuse leads away from a danger of minutes, the grammar may know better
  const isMinutes = judged.kind === 'suicide' && judged.medical > 0 && signIn(said, language)?.kind === 'medical'
  return isMinutes ? { ...judged, kind: 'medical' } : judged
}

/** The probability from which a text of this kind gets help; never below LEAST. */
function leastFor(said: string, kind: DistressKind): number {
  if (stemsOf(said).every(isFrame)) return BARE
  return kind !== 'medical' && asksAboutScripture(said) ? SCRIPTURE : LEAST
}

/** Two texts that every pattern reads. */
const ordinary = [
  ['Who was Nicodemus, and why did he ask at night when no one saw him?', 'en'],
  ['¿Quién fue Nicodemo, y por qué preguntó de noche cuando nadie lo veía?', 'es'],
] as const

/** Loads everything that recognition needs. That blocks for up to a second, so it is done before work is taken. */
export function loadRecognition(): void {
  for (const language of ['en', 'es'] as const) judgeIn('', '', language)
  // each parser of Spanish, the one with commas too, and the English one
  findReferences('Juan 3,16', 'es')
  isEveryday('')
  learntId()
  // a regular expression is compiled when it is used, and again when it is used often
  for (let times = 0; times < 3; times++)
    for (const [text, language] of ordinary) recogniseDistress(`${text} ${times}`, language)
}

function networkOf(language: Language): Network {
  networks[language] ??= readNetwork(readLearnt(language))
  return networks[language]
}
