import type { Span } from '#shared/contract/spans.ts'

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

/** The number of passages found, in words. */
export function foundSentence(count: number): string {
  if (count === 0) return 'No passage of Scripture found'
  return count === 1 ? 'One passage found' : `${count.toLocaleString('en')} passages found`
}

const order = ['exact', 'shortened', 'other_edition', 'teacher', 'paraphrase', 'not_found', 'unchecked']

const keyOf = ({ verdict, source }: Span): string =>
  verdict === 'exact' && source && source.kind !== 'scripture' ? 'teacher' : verdict

function sayingOf(key: string, spans: readonly Span[], edition: string): string {
  const names = [...new Set(spans.flatMap(({ source }) => source?.edition_name ?? []))].join(', ')
  const isOne = spans.length === 1
  switch (key) {
    case 'exact':
      return `word for word as in the ${edition}`
    case 'shortened':
      return `word for word as in the ${edition}, shortened`
    case 'other_edition':
      return `word for word as in another translation: ${names}`
    case 'teacher':
      return `word for word as in ${names}`
    case 'paraphrase':
      return isOne ? 'close to a verse, but not its words' : 'close to verses, but not their words'
    case 'not_found':
      return 'presented as Scripture, but not found'
    default:
      return isOne ? 'not checked: its source is not installed' : 'not checked: their sources are not installed'
  }
}
