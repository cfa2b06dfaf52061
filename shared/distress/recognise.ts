import { isAgainst } from './against.ts'
import { type Chart, createChart, respell, type Span } from './chart.ts'
import { english } from './english.ts'
import { findTogether, isDenied } from './english-together.ts'
import { DISTRESS_KINDS, type Distress, type DistressKind } from './kinds.ts'
import { type Language, languagesOf } from './language.ts'
import { normalise } from './normalise.ts'
import { findSpanishSign } from './spanish.ts'
import { tokenise } from './tokens.ts'

const strengths = ['sure', 'likely', 'hint'] as const
export type Strength = (typeof strengths)[number]
export type Sign = Span & { kind: DistressKind; strength: Strength }

const needs: ReadonlySet<DistressKind> = new Set(['grief', 'pregnancy', 'addiction'])
const chinese = /我(?:真的|好|很)?(?:想死|不想活|想自[杀殺])/
const grammars = { en: english, es: english }

/**
 * What distress a text expresses; undefined for ordinary questions, also for questions about such things in Scripture.
 * `language` is the language of the visitor's translation and decides where the words themselves do not.
 */
export function recogniseDistress(text: string, language: string): Distress | undefined {
  const said = normalise(text)
  if (chinese.test(said))
    return { kind: 'suicide', response: 'reply', language: language.startsWith('es') ? 'es' : 'en' }
  for (const each of languagesOf(said, language.startsWith('es') ? 'es' : 'en')) {
    const sign = each === 'es' ? signOf(findSpanishSign(said)) : englishSign(said)
    if (!sign) continue
    const { kind, strength } = sign
    return { kind, response: needs.has(kind) || strength === 'hint' ? 'lines' : 'reply', language: each }
  }
  return undefined
}

function englishSign(said: string): Pick<Sign, 'kind' | 'strength'> | undefined {
  if (isDenied(said)) return undefined
  return findSign(said, 'en') ?? signOf(findTogether(said))
}

function signOf(
  found: { kind: DistressKind; isSure: boolean } | undefined,
): Pick<Sign, 'kind' | 'strength'> | undefined {
  return found && { kind: found.kind, strength: found.isSure ? 'sure' : 'hint' }
}

/** The surest sign of distress in a normalised text. */
function findSign(said: string, language: Language): Sign | undefined {
  const grammar = grammars[language]
  const chart = createChart(respell(tokenise(said, language), grammar), grammar)
  const first = grammar.rules.findLastIndex(({ out }) => out === grammar.ids.get('idiom')) + 1
  chart.apply(grammar.rules.slice(0, first))
  chart.mask(chart.spans('idiom'))
  chart.apply(grammar.rules.slice(first))
  for (const strength of strengths) {
    for (const kind of order) {
      const sign = signsOf(chart, kind, strength).find((each) => !isAgainst(each, chart))
      if (sign) return sign
    }
  }
  return undefined
}

/** The kinds in the order in which one is chosen where a text expresses several. */
const order: readonly DistressKind[] = [...DISTRESS_KINDS].sort((a, b) => rank(a) - rank(b))
function rank(kind: DistressKind): number {
  return [
    'medical',
    'suicide',
    'child_abuse',
    'sexual_abuse',
    'violence',
    'other_at_risk',
    'pregnancy',
    'grief',
    'addiction',
  ].indexOf(kind)
}

function signsOf(chart: Chart, kind: DistressKind, strength: Strength): Sign[] {
  return chart.spans(`${kind}.${strength}`).map((span) => ({ ...span, kind, strength }))
}
