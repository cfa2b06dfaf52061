import type { Citation } from '#shared/contract/chat.ts'
import type { VerseTexts } from '../data/verse-texts.ts'

export type OwnAnswer = { content: string; citations: Citation[]; missing: string[] }

type Verified = Citation & { at: NonNullable<Citation['at']> }

/** The quotations that were verified where they are, in the order of the content. */
function verified(citations: readonly Citation[]): Verified[] {
  return citations
    .filter((each): each is Verified => each.at !== undefined && /^(?:exact|repaired)$/.test(each.verdict))
    .sort((a, b) => a.at.start - b.at.start)
}

/**
 * An answer with its quotations in another translation, verse by verse: a part of a verse becomes the whole verse.
 * What the translation does not have stays as it was, without a seal, and is named in `missing`.
 */
export function inOwnTranslation(content: string, citations: readonly Citation[], texts: VerseTexts): OwnAnswer {
  let shown = ''
  let at = 0
  const replaced = new Map<Citation, Citation>()
  const missing: string[] = []
  for (const citation of verified(citations)) {
    const text = texts.get(citation.ref)
    if (text == null) {
      missing.push(citation.ref)
      replaced.set(citation, { ...citation, verdict: 'paraphrase', at: undefined })
      continue
    }
    shown += content.slice(at, citation.at.start)
    const start = shown.length
    shown += escaped(text)
    at = citation.at.end
    replaced.set(citation, { ...citation, quote: text, verdict: 'exact', at: { start, end: shown.length } })
  }
  return {
    content: shown + content.slice(at),
    citations: citations.map((citation) => replaced.get(citation) ?? citation),
    missing: [...new Set(missing)],
  }
}

/** The references whose texts `inOwnTranslation` asks for. */
export function quotedReferences(answers: readonly { citations: readonly Citation[] }[]): string[] {
  return [...new Set(answers.flatMap(({ citations }) => verified(citations).map(({ ref }) => ref)))]
}

/** Scripture is text: signs of markdown in it are escaped. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, '\\$&')
}
