import type { Citation } from '#shared/contract/chat.ts'
import type { Span } from '#shared/contract/spans.ts'
import { spansOfCitations } from '#shared/markdown/marks.ts'

export type CheckedAnswer = { citations: readonly Citation[]; spans?: readonly Span[] }

/** The checked spans of an answer, including older answers. */
export const checked = ({ spans, citations }: CheckedAnswer): readonly Span[] => spans ?? spansOfCitations(citations)

/** The reference of a verified Scripture quotation; undefined for everything else, and for titles, which no verse has. */
export function verified({ quoted, verdict, source }: Span): string | undefined {
  return quoted && source?.kind === 'scripture' && source.start_verse && /^(?:exact|shortened|repaired)$/.test(verdict)
    ? source.ref
    : undefined
}

/** The references whose texts `inOwnTranslation` needs. */
export function quotedReferences(answers: readonly CheckedAnswer[]): string[] {
  return [...new Set(answers.flatMap((answer) => checked(answer).flatMap((span) => verified(span) ?? [])))]
}
