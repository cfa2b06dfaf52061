import { isAgainst } from './against.ts'
import { type Chart, createChart, respell } from './chart.ts'
import { englishGrammar } from './english.ts'
import type { Distress, DistressKind } from './kinds.ts'
import { type Language, languagesOf } from './language.ts'
import { normalise } from './normalise.ts'
import { quietKind, withoutHarmless } from './ordinary.ts'
import { inOwnLanguage } from './other-language.ts'
import { quietLines } from './quiet-lines.ts'
import { type Sign, type Strength, strengths } from './sign.ts'
import { asMeant } from './slips.ts'
import { findSpanishSign } from './spanish.ts'
import { plainDistress } from './sure.ts'
import { tokenise } from './tokens.ts'

/** The priority of the kinds if a text expresses several. */
const order: readonly DistressKind[] = [
  'medical',
  'suicide',
  'child_abuse',
  'sexual_abuse',
  'violence',
  'other_at_risk',
  'pregnancy',
  'grief',
  'addiction',
]

type Found = Pick<Sign, 'kind' | 'strength'>

function responseTo({ kind, strength }: Found, said: string, language: Language): Distress {
  const quiet = quietKind(said, kind === 'medical')
  return { kind: quiet ?? kind, response: quiet || strength === 'hint' ? 'lines' : 'reply', language }
}

/** The surest sign of distress that the grammar of a language finds in a normalised text. */
export function signIn(said: string, language: Language): Found | undefined {
  if (language === 'en') return findEnglishSign(said)
  const found = findSpanishSign(said)
  return found && { kind: found.kind, strength: found.isSure ? 'sure' : 'hint' }
}

/** The distress that a text expresses, by the grammar alone; `language` as for `recogniseDistress`. */
export function recogniseBySigns(text: string, language: string): Distress | undefined {
  return asMeant(text, (each) => recogniseAsTyped(each, language))
}

function recogniseAsTyped(text: string, language: string): Distress | undefined {
  const said = normalise(text)
  const fallback = language.startsWith('es') ? 'es' : 'en'
  const sure = plainDistress(said, fallback)
  if (sure) return sure
  for (const each of languagesOf(said, fallback)) {
    const sign = signIn(withoutHarmless(said), each)
    if (sign) return inOwnLanguage(responseTo(sign, said, each), said, language) ?? quietLines(said)
  }
  return quietLines(said)
}

/** Whether a normalised text asks about a person of Scripture and says nothing of the visitor. */
export function asksAboutScripture(said: string): boolean {
  if (!said.includes('?') || spanishSelf.test(said)) return false
  const english = englishGrammar()
  const chart = createChart(respell(tokenise(said, 'en'), english), english)
  const message = { start: 0, end: chart.tokens.words.length }
  return chart.has('BibleName', message) && !chart.has('Self', message)
}

/** The visitor in Spanish, without accents; the English grammar knows "I" and "me". */
const spanishSelf = /\b(?:yo|mis?|mi[oa]s?|conmigo)\b/

function findEnglishSign(said: string): Sign | undefined {
  const english = englishGrammar()
  const chart = createChart(respell(tokenise(said, 'en'), english), english)
  chart.apply(english.idioms)
  chart.mask(chart.spans('idiom'))
  chart.apply(english.rules)
  for (const strength of strengths) {
    for (const kind of order) {
      const sign = signsOf(chart, kind, strength).find((each) => !isAgainst(each, chart))
      if (sign) return sign
    }
  }
  return undefined
}

function signsOf(chart: Chart, kind: DistressKind, strength: Strength): Sign[] {
  return chart.spans(`${kind}.${strength}`).map((span) => ({ ...span, kind, strength }))
}
