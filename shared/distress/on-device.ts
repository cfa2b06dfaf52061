import { saysEnough } from './few-words.ts'
import { type HashedNetwork, hashedProbabilities, readHashedNetwork } from './hashed-network.ts'
import { type Judged, judge, judgeLanguages } from './judge.ts'
import type { Distress } from './kinds.ts'
import { isKnownCalm } from './known-calm.ts'
import type { Language } from './language.ts'
import { normalise, wordsAlone } from './normalise.ts'
import { naturalDeath } from './plain/natural-death.ts'
import { isPlainlyCalm } from './plain-words.ts'
import { quietLines } from './quiet-lines.ts'
import { respondTo } from './respond.ts'
import { asMeant } from './slips.ts'
import { network as english } from './small/en.ts'
import { network as spanish } from './small/es.ts'
import { plainDistress } from './sure.ts'
import { asksOfMaiming } from './sure-commands.ts'

/**
 * The probability of distress from which a text gets help, and one that says little: two words, or one that names the Bible
 * and not the visitor.
 */
const LEAST = 0.57
const LITTLE = 0.9
const scripture = /\b(?:bible|scriptures?|biblia|escrituras?|ley de moises)\b/
const self = /\b(?:i|im|ive|me|my|mine|myself|we|us|our|yo|mis?|mi[oa]s?|conmigo|nos|nuestr[oa]s?)\b/

const packed = { en: english, es: spanish }
const networks: Partial<Record<Language, HashedNetwork>> = {}

/**
 * The distress that a text expresses, as a browser without a server recognises it: with networks of a hundred kilobytes.
 * `language` as for `recogniseDistress`.
 */
export function recogniseOnDevice(text: string, language: string): Distress | undefined {
  const found = asMeant(text, (each) => recogniseAsTyped(each, language))
  const said = normalise(text)
  return found?.response === 'reply' && isKnownCalm(said) ? quietLines(said) : found
}

function recogniseAsTyped(text: string, visitor: string): Distress | undefined {
  const said = normalise(text)
  const fallback = visitor.startsWith('es') ? 'es' : 'en'
  const sure = plainDistress(said, fallback)
  if (sure) return sure
  const plain = naturalDeath(said)
  if (plain !== undefined) return recogniseAsTyped(plain, visitor)
  // the networks know no other letters
  if (!/[a-z]/.test(said) || !saysEnough(said) || isPlainlyCalm(said)) return quietLines(said)
  const saysLittle = wordsAlone(said).split(' ').length < 3 || (scripture.test(said) && !self.test(said))
  const worst = judgeLanguages(said, fallback, (language) => judgeIn(text, language))
  if (worst.distress < (saysLittle ? LITTLE : LEAST)) return quietLines(said)
  const found = respondTo(said, worst, visitor)
  // who asks about a hand that causes to sin may study it: a network this small cannot tell
  return found && asksOfMaiming(said) ? { ...found, response: 'lines' } : found
}

function judgeIn(text: string, language: Language): Judged {
  networks[language] ??= readHashedNetwork(packed[language])
  const network = networks[language]
  return judge(text, (part) => hashedProbabilities(part, language, network))
}
