import type { Span } from '#shared/contract/spans.ts'
import { pageLanguage } from '../words/language.ts'
import { checkWords } from './words.ts'

/** Passages of one kind: the first, the indexes of all in the list of spans, and a description. */
export type Count = { key: string; first: Span; indexes: number[]; says: string }

/** What was found in a text, by kind in plain words; kinds that do not occur are left out. */
export function countsOf(spans: readonly Span[], edition: string): Count[] {
  const groups = new Map<string, number[]>()
  for (const [index, span] of spans.entries()) {
    const key = keyOf(span)
    groups.set(key, [...(groups.get(key) ?? []), index])
  }
  return order.flatMap((key) => {
    const indexes = groups.get(key) ?? []
    const first = spans[indexes[0] ?? -1]
    if (!first) return []
    const list = indexes.map((index) => spans[index] as Span)
    return [{ key, first, indexes, says: sayingOf(key, list, edition) }]
  })
}

/** The number of passages of Scripture among the spans, in words. */
export const foundSentence = (spans: readonly Span[]): string =>
  checkWords('found', { count: spans.filter(({ source }) => source?.kind === 'scripture').length })

const order = [
  'exact',
  'shortened',
  'other_edition',
  'teacher',
  'missing',
  'lost',
  'paraphrase',
  'not_found',
  'unchecked',
]

const keyOf = ({ missing, verdict, source, start, end }: Span): string => {
  // a reference itself, as opposed to words beside it
  if (missing) return end - start === missing.ref.length && !source ? 'lost' : 'missing'
  return verdict === 'exact' && source && source.kind !== 'scripture' ? 'teacher' : verdict
}

function sayingOf(key: string, spans: readonly Span[], edition: string): string {
  const names = new Set(spans.flatMap(({ source }) => source?.edition_name ?? []))
  const list = () => new Intl.ListFormat(pageLanguage(), { type: 'unit', style: 'short' }).format(names)
  const count = spans.length
  switch (key) {
    case 'exact':
    case 'shortened':
      return checkWords(key, { edition })
    case 'other_edition':
      return checkWords('otherEdition', { names: list() })
    case 'teacher':
      return checkWords('teacher', { names: list() })
    case 'missing':
    case 'lost':
    case 'paraphrase':
      return checkWords(key, { count })
    case 'not_found':
      return checkWords('absent', { count })
    default:
      return checkWords('unchecked', { count })
  }
}
