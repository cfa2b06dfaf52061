/** A paragraph with fewer letters has no room for a number that is two lines high. */
const ENOUGH = 90

const NUMBER = '<span class="chapter-number" aria-hidden="true">'
const FIRST_PARAGRAPH = /<p class="([^"]*)">(.*?)<\/p>/s

/**
 * The chapter's HTML with its number dropped into the first paragraph, if that is prose. The HTML is unchanged for
 * verse, whose left edge is already shaped, and if the number is already there.
 */
export function dropNumber(html: string, chapter: number): string {
  const first = FIRST_PARAGRAPH.exec(html)
  const [, kind, inner = ''] = first ?? []
  if (!first || kind !== 'p' || hasDroppedNumber(html) || inner.replace(/<[^>]+>/g, '').length < ENOUGH) return html
  const at = first.index + '<p class="p">'.length
  return `${html.slice(0, at)}${NUMBER}${chapter}</span>${html.slice(at)}`
}

/** True for HTML that shows the number of its chapter itself. */
export function hasDroppedNumber(html: string): boolean {
  return html.includes(NUMBER)
}
