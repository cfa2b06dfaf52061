import type { Citation } from '#shared/contract/chat.ts'
import type { Place } from '../data/read-path.ts'
import { parseVerses } from '../data/verses.ts'

/** The place that a link of an answer opens: only the reader's own addresses count, anything else is plain text. */
export function placeOfLink(href: string | undefined): Place | null {
  const match = /^\/read\/([1-4A-Z][A-Z0-9]{2})\/(\d{1,3})(?:\?verse=([\d,-]{1,60}))?$/.exec(href ?? '')
  if (!match) return null
  const [, book = '', chapter = '', verse] = match
  return { book, chapter: Number(chapter), verses: verse ? parseVerses(verse) : [] }
}

/** The verdict on a quotation: that of the citation whose words it shows. */
export function verdictOf(text: string, citations: readonly Citation[]): Citation | undefined {
  const shown = folded(text)
  return citations.find(({ quote, verdict }) => {
    if (!quote || (verdict !== 'exact' && verdict !== 'repaired')) return false
    return shown.includes(folded(quote))
  })
}

const folded = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\s“”‘’"'«»]+/g, ' ')
    .trim()
