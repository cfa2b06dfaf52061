import type { Span } from './contract/spans.ts'
import type english from './words/en/spans.json'

/** Returns a message about a span, in the language of who reads it. */
type Say = (key: keyof typeof english, values?: Record<string, string>) => string

/** What the verdicts mean, in the words of `say`. */
export function spanWords(say: Say) {
  return {
    /**
     * What a verdict means. `edition` is the answer's translation; `own` is the id of the reader's, by default the one that
     * the answer was compared with.
     */
    labelOf(span: Span, edition: string, own?: string): string {
      const { missing, verdict, source, differences } = span
      if (!missing) return verdictLabel(say, span, edition, own)
      const { what, ref } = missing
      const lost = what === 'book' ? say('noBook', { ref }) : say('noVerse', { ref, edition })
      if (!source) return lost
      const isSame = verdict === 'paraphrase' && !differences
      const label = isSame ? say('wordsIn', { ref: source.ref }) : verdictLabel(say, span, edition, own)
      return say('misnamed', { missing: lost, label })
    },

    /** The label after a span; undefined when a small sign above the line is enough. */
    chipOf({ missing, verdict, source }: Span, edition: string): string | undefined {
      if (missing) return say(missing.what === 'book' ? 'noSuchBook' : 'noSuchVerse')
      if (verdict === 'other_edition') return source?.edition_name || say('another')
      if (verdict === 'not_found') return say('absent', { edition })
      return verdict === 'unchecked' ? say('notChecked') : undefined
    },
  }
}

function verdictLabel(say: Say, { verdict, source }: Span, edition: string, own?: string): string {
  const name = source?.edition_name || edition
  const isNamed = source && (source.kind !== 'scripture' || (own && source.edition && source.edition !== own))
  switch (verdict) {
    case 'exact':
    case 'shortened':
    case 'repaired':
      return isNamed ? say(`${verdict}In`, { name }) : say(verdict)
    case 'other_edition':
      return say('otherEdition', { name })
    case 'paraphrase':
      return source ? say('close', { ref: source.ref }) : say('otherWords')
    case 'not_found':
      return say('notFound', { edition })
    case 'unchecked':
      return say('unchecked')
  }
}

/** Whether a label follows the span, as opposed to a small sign above the line. */
export const hasChip = ({ missing, verdict }: Span): boolean =>
  missing !== undefined || /^(?:other_edition|not_found|unchecked)$/.test(verdict)

/** The attributes of the element around a checked span, for tests and for scripts that read the page. */
export const attributesOf = ({ verdict, quoted, source }: Span, index: number) => ({
  'data-verdict': verdict,
  'data-span': index,
  'data-quoted': String(quoted),
  ...(source && { 'data-ref': source.ref, 'data-kind': source.kind }),
})

/** The closing punctuation at the beginning of a text: a label for the preceding span follows it. */
export const closingSigns = (text: string): string => /^[”’»“‘«›‹".,;:!?…]+/.exec(text)?.[0] ?? ''
