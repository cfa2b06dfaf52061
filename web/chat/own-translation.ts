import type { Span } from '#shared/contract/spans.ts'
import type { VerseTexts } from '../data/verse-texts.ts'
import { type CheckedAnswer, checked, verified } from './quoted-references.ts'

export type OwnAnswer = { content: string; spans: Span[]; missing: string[] }

/**
 * An answer with its quotations in another translation, verse by verse: a partial verse becomes the full verse.
 * Quotations that the translation lacks stay unchanged and are listed in `missing`; they, and Scripture without marks,
 * then show the name of their edition instead of a seal.
 */
export function inOwnTranslation(answer: CheckedAnswer & { content: string }, texts: VerseTexts): OwnAnswer {
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
    // older citations name no edition
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

/** Scripture is plain text, so markdown syntax in it is escaped. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, '\\$&')
}
