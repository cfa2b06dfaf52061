import { DEFAULT_TRANSLATION } from '#shared/limits.ts'

/** The prefix of all pages that work without scripts. */
export const PLAIN = '/plain'

/** Whether a path is among those pages, known or not. */
export const isPlain = (path: string): boolean => path === PLAIN || path.startsWith(`${PLAIN}/`)

/** An address among the pages without scripts, in a translation. */
export function plainUrl(path: string, bible?: string, query: Record<string, string> = {}): string {
  const params = new URLSearchParams({ ...query, ...(bible && { in: bible }) })
  return `${PLAIN}${path}${params.size > 0 ? `?${params}` : ''}`
}

/** The id of a translation as links carry it: the default one needs none. */
export const linkedBible = (id: string | undefined): string | undefined => (id === DEFAULT_TRANSLATION ? undefined : id)

/** The page without scripts that shows the same as a screen of the app; undefined if there is none. */
export function plainOf(path: string, query: URLSearchParams, bible?: string): string | undefined {
  if (path === '/' || /^\/read\/\w{3}\/\d{1,3}$/.test(path)) return plainUrl(path, bible)
  if (path === '/search') return plainUrl('/find', bible, { q: query.get('q') ?? '' })
  const [, plan] = /^\/(?:reading-)?plans\/(\d{1,16})$/.exec(path) ?? []
  if (plan) return plainUrl(`/plans/${plan}`, bible)
  if (/^\/chat\/[1-9]\d{0,15}$/.test(path)) return plainUrl(path, bible)
  if (path === '/conversations') return plainUrl('/chats', bible)
  if (path === '/my-profile') return plainUrl('/profile', bible)
  if (path === '/reading-plans' || path === '/plans') return plainUrl('/plans', bible)
  if (path === '/about') return plainUrl('/about', bible)
  if (path === '/about-philip') return plainUrl('/site/about', bible)
  return /^\/site\/[a-z0-9-]{1,64}$/.test(path) ? plainUrl(path, bible) : undefined
}
