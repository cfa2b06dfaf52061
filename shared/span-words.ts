import type { Span } from './contract/spans.ts'

/** What a verdict means, in plain words. `edition` is the answer's translation. */
export function labelOf({ verdict, source }: Span, edition: string): string {
  const name = source?.edition_name || edition
  const isTeacher = source !== null && source.kind !== 'scripture'
  switch (verdict) {
    case 'exact':
      return isTeacher ? `Word for word as in ${name}` : 'Word for word as in your translation'
    case 'shortened':
      return `Word for word as in ${isTeacher ? name : 'your translation'}, shortened`
    case 'repaired':
      return `The assistant’s wording was replaced by ${isTeacher ? `the words of ${name}` : 'your translation’s own text'}`
    case 'other_edition':
      return `Word for word as in another translation: ${name}`
    case 'paraphrase':
      return source ? `Close to ${source.ref}, but not its words` : 'Not the words of the text'
    case 'not_found':
      return `Not found in ${edition}`
    case 'unchecked':
      return 'Not checked: this text is not installed'
  }
}

/** The label after a span; undefined when a small sign above the line is enough. */
export function chipOf({ verdict, source }: Span, edition: string): string | undefined {
  if (verdict === 'other_edition') return source?.edition_name || 'another translation'
  if (verdict === 'not_found') return `not found in ${edition}`
  return verdict === 'unchecked' ? 'not checked' : undefined
}

/** The attributes of the element around a checked span, for tests and for scripts that read the page. */
export const attributesOf = ({ verdict, quoted, source }: Span, index: number) => ({
  'data-verdict': verdict,
  'data-span': index,
  'data-quoted': String(quoted),
  ...(source && { 'data-ref': source.ref, 'data-kind': source.kind }),
})

/** The closing punctuation at the beginning of a text: a label for the preceding span follows it. */
export const closingSigns = (text: string): string => /^[”’»".,;:!?…]+/.exec(text)?.[0] ?? ''
