import type { Citation } from '#shared/contract/chat.ts'
import type { VerseTexts } from '../data/verse-texts.ts'
import { shownQuotations } from './shown-quotations.ts'

export type OwnAnswer = { content: string; citations: Citation[]; missing: string[] }

/**
 * An answer with its quotations in another translation, verse by verse: a part of a verse becomes the whole verse.
 * What the translation does not have stays as it was, without a seal, and is named in `missing`.
 */
export function inOwnTranslation(content: string, citations: readonly Citation[], texts: VerseTexts): OwnAnswer {
  let shown = ''
  let at = 0
  const replaced = new Map<Citation, Citation>()
  const missing: string[] = []
  for (const { start, end, citation } of shownQuotations(content, citations)) {
    const text = texts.get(citation.ref)
    if (text == null) {
      missing.push(citation.ref)
      replaced.set(citation, { ...citation, verdict: 'paraphrase' })
      continue
    }
    shown += content.slice(at, start) + escaped(text)
    replaced.set(citation, { ...citation, quote: text, verdict: 'exact' })
    at = end
  }
  return {
    content: shown + content.slice(at),
    citations: citations.map((citation) => replaced.get(citation) ?? citation),
    missing: [...new Set(missing)],
  }
}

/** The references whose texts `inOwnTranslation` asks for. */
export function quotedReferences(answers: readonly { content: string; citations: readonly Citation[] }[]): string[] {
  const refs = answers.flatMap(({ content, citations }) =>
    shownQuotations(content, citations).map(({ citation }) => citation.ref),
  )
  return [...new Set(refs)]
}

/** Scripture is text, whatever signs of markdown stand in it. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, '\\$&')
}
