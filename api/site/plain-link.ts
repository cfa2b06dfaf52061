import { escapeHtml } from '#shared/escape-html.ts'
import { PLAIN, plainOf } from '../plain/plain-address.ts'
import { plainWords } from '../plain/words.ts'

/**
 * For the head and the body of the app's page: what a browser without scripts does. It goes to the page that works without
 * them; a chapter that is already shown gets a link instead.
 */
export function withoutScripts(
  language: string,
  path: string,
  query: URLSearchParams,
  isShown: boolean,
): { head: string; body: string } {
  const plain = plainOf(path, query)
  const link = `<p><a href="${escapeHtml(plain ?? `${PLAIN}/`)}">${escapeHtml(plainWords(language)('readOn'))}</a></p>`
  const head =
    plain && !isShown ? `<noscript><meta http-equiv="refresh" content="0; url=${escapeHtml(plain)}"></noscript>` : ''
  return { head, body: `<noscript>${link}</noscript>` }
}
