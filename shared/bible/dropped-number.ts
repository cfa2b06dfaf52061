/** A paragraph of fewer letters has no room for a number that is two lines high. */
const ENOUGH = 90

const NUMBER = '<span class="chapter-number" aria-hidden="true">'
const FIRST_PARAGRAPH = /<p class="([^"]*)">(.*?)<\/p>/s

/**
 * The chapter's HTML with its number dropped into the first paragraph, if that is prose. Verse has its own shape on the
 * left edge: there, and where it stands already, the HTML stays as it is.
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
