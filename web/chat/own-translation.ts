import type { Citation } from '#shared/contract/chat.ts'
import type { Span } from '#shared/contract/spans.ts'
import type { VerseTexts } from '../data/verse-texts.ts'
import { spansOfCitations } from './remark-spans.ts'

type Answer = { content: string; citations: readonly Citation[]; spans?: readonly Span[] }
export type OwnAnswer = { content: string; spans: Span[]; missing: string[] }

/** What was checked in an answer, also in one of the time before. */
const checked = ({ spans, citations }: Omit<Answer, 'content'>): readonly Span[] => spans ?? spansOfCitations(citations)

/** The reference of a verified quotation of Scripture; undefined for everything else. */
function verified({ quoted, verdict, source }: Span): string | undefined {
  return quoted && source?.kind === 'scripture' && /^(?:exact|shortened|repaired)$/.test(verdict)
    ? source.ref
    : undefined
}

/**
 * An answer with its quotations in another translation, verse by verse: a part of a verse becomes the whole verse. What
 * the translation does not have stays as it was and is named in `missing`; it and Scripture without marks then have the
 * name of the edition that they are from instead of a seal.
 */
export function inOwnTranslation(answer: Answer, texts: VerseTexts): OwnAnswer {
  let shown = ''
  let at = 0
  const spans: Span[] = []
  const missing: string[] = []
  const { content } = answer
  for (const { written: _, differences, ...span } of checked(answer)) {
    shown += content.slice(at, span.start)
    const start = shown.length
    const by = start - span.start
    at = span.end
    const ref = verified(span)
    const text = ref === undefined ? undefined : texts.get(ref)
    shown += text == null ? content.slice(span.start, span.end) : escaped(text)
    const place = { start, end: shown.length }
    if (text != null) {
      const source = span.source && { ...span.source, edition: '', edition_name: '' }
      spans.push({ ...span, ...place, verdict: 'exact', source })
      continue
    }
    if (ref !== undefined) missing.push(ref)
    const isOther = span.source?.kind === 'scripture' && /^(?:exact|shortened|repaired)$/.test(span.verdict)
    // the citations of the time before name no edition
    if (isOther && !span.source?.edition_name) continue
    const moved = differences?.map((each) => ({ ...each, start: each.start + by, end: each.end + by }))
    spans.push({
      ...{ ...span, ...place },
      ...(isOther && { verdict: 'other_edition' as const }),
      ...(moved && { differences: moved }),
    })
  }
  return { content: shown + content.slice(at), spans, missing: [...new Set(missing)] }
}

/** The references whose texts `inOwnTranslation` asks for. */
export function quotedReferences(answers: readonly Omit<Answer, 'content'>[]): string[] {
  return [...new Set(answers.flatMap((answer) => checked(answer).flatMap((span) => verified(span) ?? [])))]
}

/** Scripture is text: signs of markdown in it are escaped. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, '\\$&')
}
