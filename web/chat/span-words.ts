import type { Span } from '#shared/contract/spans.ts'

/** What a verdict means, in the words of the reader. `edition` is the translation that the answer was written for. */
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

/** The words that stand behind a stretch; undefined where a small sign above the line says enough. */
export function chipOf({ verdict, source }: Span, edition: string): string | undefined {
  if (verdict === 'other_edition') return source?.edition_name || 'another translation'
  if (verdict === 'not_found') return `not found in ${edition}`
  return verdict === 'unchecked' ? 'not checked' : undefined
}
