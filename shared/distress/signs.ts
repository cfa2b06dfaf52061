import { isAgainst } from './against.ts'
import { type Chart, createChart, respell } from './chart.ts'
import { englishGrammar } from './english.ts'
import type { DistressKind } from './kinds.ts'
import type { Language } from './language.ts'
import { type Sign, type Strength, strengths } from './sign.ts'
import { findSpanishSign } from './spanish.ts'
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

/** The surest sign of distress that the grammar of a language finds in a normalised text. */
export function signIn(said: string, language: Language): Found | undefined {
  if (language === 'en') return findEnglishSign(said)
  const found = findSpanishSign(said)
  return found && { kind: found.kind, strength: found.isSure ? 'sure' : 'hint' }
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
