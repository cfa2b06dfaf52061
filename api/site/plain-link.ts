import { escapeHtml } from '#shared/escape-html.ts'

/** The page that works without scripts and shows the same as a screen of the app; undefined if there is none. */
function plainPath(path: string, query: URLSearchParams): string | undefined {
  if (path === '/') return '/plain/'
  if (/^\/read\/\w{3}\/\d{1,3}$/.test(path)) return `/plain${path}`
  if (path === '/search') return `/plain/find?${new URLSearchParams({ q: query.get('q') ?? '' })}`
  const [, plan] = /^\/(?:reading-)?plans\/(\d{1,16})$/.exec(path) ?? []
  if (plan) return `/plain/plans/${plan}`
  if (path === '/reading-plans' || path === '/plans') return '/plain/plans'
  if (path === '/about' || path === '/about-philip') return '/plain/site/about'
  return /^\/site\/[a-z0-9-]{1,64}$/.test(path) ? `/plain${path}` : undefined
}

/**
 * For the head and the body of the app's page: what a browser without scripts does. It goes to the page that works without
 * them; a chapter that is already shown gets a link instead.
 */
export function withoutScripts(path: string, query: URLSearchParams, isShown: boolean): { head: string; body: string } {
  const plain = plainPath(path, query)
  const link = `<p><a href="${escapeHtml(plain ?? '/plain/')}">Read on without scripts</a></p>`
  const head =
    plain && !isShown ? `<noscript><meta http-equiv="refresh" content="0; url=${escapeHtml(plain)}"></noscript>` : ''
  return { head, body: `<noscript>${link}</noscript>` }
}
