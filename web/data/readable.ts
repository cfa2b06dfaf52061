/** Names of the caches that the page and the service worker share. */
export const READ_CACHE = 'read'
const KEPT = 'kept-'

/** The cache of a whole translation. */
export const keptCache = (bible: string): string => `${KEPT}${bible}`

/** The cache of what answers questions without a network: the finder's script and data. */
export const FINDER_CACHE = 'finder'

/** The beginning of the addresses under which a translation's cache has its index. */
export const KEPT_INDEX = '/kept-index/'

/** The address of what describes a translation's import; its tag changes with every import. */
export const manifestOf = (bible: string): string => `/api/bibles/${encodeURIComponent(bible)}/manifest`

/** Where a translation's cache names the present state of its text, once a chapter has changed. */
export const KEPT_TEXT = '/kept-text'

/** Says, after a change of a kept chapter, that an index of the text before it is old. */
export const noteChange = (cache: Cache): Promise<void> => cache.put(KEPT_TEXT, new Response(crypto.randomUUID()))

/** The translation of such a cache; null for other caches. */
export const keptTranslation = (cache: string): string | null =>
  cache.startsWith(KEPT) ? cache.slice(KEPT.length) : null

const TEXT = /^\/api\/bible\/([^/]+)\/(?:toc|book\/[^/]+\/chapters\/[^/]+)$/
const COMMON =
  /^\/(?:api\/(?:bibles|settings|feature-flags|theologies|profiles|example-questions|theology\/[^/]+|partners\/[^/]+|commentaries|commentary\/[^/]+\/[^/]+\/[^/]+)|web-content\/[^/]+|partners\/[^/]+)$/

/** The translation whose chapter or book list an address is; null for everything else. */
export const textOf = (path: string): string | null => TEXT.exec(path)?.[1] ?? null

/** True for small responses that are the same for everyone: lists, settings, content pages. */
export const isCommon = (path: string): boolean => COMMON.test(path)

/** What a response must be to be cached: complete, and not specific to a visitor. */
export function mayBeKept(request: Request, response: Response): boolean {
  return (
    response.status === 200 &&
    !request.headers.has('X-User-ID') &&
    !response.headers.has('X-User-ID') &&
    !/no-store|private/.test(response.headers.get('Cache-Control') ?? '')
  )
}
