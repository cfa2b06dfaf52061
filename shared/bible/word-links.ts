const LINKED = /<span class="w"[^>]*>([^<]*)<\/span>/g
const LEFT_OUT = ' data-unlinked=""'

/**
 * A chapter's HTML without the elements that link its words to the original's: three of four elements, which most readers
 * never use. The chapter says that they are left out. The HTML is unchanged if it has none.
 */
export function withoutWordLinks(html: string): string {
  return hasWordLinks(html) ? html.replace(LINKED, '$1').replace(' ', `${LEFT_OUT} `) : html
}

/** True for HTML whose words are linked to the original's. */
export const hasWordLinks = (html: string): boolean => html.includes(' data-strong="')

/** True for HTML whose links are left out. */
export const lacksWordLinks = (html: string): boolean => html.includes(LEFT_OUT)
