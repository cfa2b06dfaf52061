/** What the service worker says to its pages when a request of its own got no answer. */
export const UNREACHABLE = 'unreachable'

/** Names of the caches that the page and the service worker share. */
export const READ_CACHE = 'read'
const KEPT = 'kept-'

/** The cache of a whole translation. */
export const keptCache = (bible: string): string => `${KEPT}${bible}`

/** The translation of such a cache, or null for any other. */
export const keptTranslation = (cache: string): string | null =>
  cache.startsWith(KEPT) ? cache.slice(KEPT.length) : null

const TEXT = /^\/api\/bible\/([^/]+)\/(?:toc|book\/[^/]+\/chapters\/[^/]+)$/
const COMMON =
  /^\/(?:api\/(?:bibles|settings|feature-flags|theologies|profiles|example-questions|theology\/[^/]+|partners\/[^/]+|commentary\/[^/]+\/[^/]+\/[^/]+)|web-content\/[^/]+|partners\/[^/]+)$/

/** The translation whose chapter or list of books an address is; null for everything else. */
export const textOf = (path: string): string | null => TEXT.exec(path)?.[1] ?? null

/** True for small answers that are the same for everyone: lists, settings, our pages. */
export const isCommon = (path: string): boolean => COMMON.test(path)

/** What an answer must be to be kept: whole, and neither about nor for one visitor. */
export function mayBeKept(request: Request, response: Response): boolean {
  return (
    response.status === 200 &&
    !request.headers.has('X-User-ID') &&
    !response.headers.has('X-User-ID') &&
    !/no-store|private/.test(response.headers.get('Cache-Control') ?? '')
  )
}
