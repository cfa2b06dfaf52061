import type { Citation } from '#shared/contract/chat.ts'
import type { Span } from '#shared/contract/spans.ts'

type Stored = { content: string; citations: readonly Citation[]; spans: readonly Span[] | null }
type Place = { start: number; end: number; words: string }

/**
 * The words of a model before their check, as far as a stored answer still has them: words that the check has replaced,
 * and the quotation marks that it has removed. A new check of these finds what the first one would have found.
 */
export function restoreWrittenText({ content, citations, spans }: Stored): string {
  const places = spans
    ? spans.flatMap((span) => placesOf(span, content))
    : citations.flatMap((each) => lost(each, content))
  let text = ''
  let at = 0
  for (const { start, end, words } of places.sort((a, b) => a.start - b.start)) {
    if (start < at) continue
    text += content.slice(at, start) + words
    at = end
  }
  return text + content.slice(at)
}

function placesOf({ start, end, verdict, quoted, written }: Span, content: string): Place[] {
  const words = content.slice(start, end)
  if (written !== undefined) return [{ start, end, words: written }]
  const hasLostMarks = quoted && (verdict === 'paraphrase' || verdict === 'not_found') && !isMarked(content, start, end)
  return hasLostMarks && !words.includes('\n') ? [{ start, end, words: `“${words}”` }] : []
}

/** The position of a quotation without marks in an answer that has no spans; none if its words occur twice. */
function lost({ quote, at, verdict }: Citation, content: string): Place[] {
  if (!quote || at || verdict === 'exact' || verdict === 'repaired') return []
  const start = content.indexOf(quote)
  const end = start + quote.length
  if (start < 0 || content.includes(quote, start + 1) || isMarked(content, start, end)) return []
  return [{ start, end, words: `“${quote}”` }]
}

const isMarked = (content: string, start: number, end: number): boolean =>
  /[“"‘'«„「『]$/.test(content.slice(0, start)) && /^[”"’'»“」』]/.test(content.slice(end))
