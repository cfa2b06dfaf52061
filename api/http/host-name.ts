const HOST = /^(?<name>[a-z0-9.-]{1,253}|\[::1\])(?::(?<port>\d{1,5}))?$/i
const MAX_PORT = 65_535
const SLUG = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/** True for the apex host, its staging subdomain and the names of the machine itself, with or without a port. */
export function isLocalHost(host: string, apex: string): boolean {
  const name = nameOf(host)
  return name !== undefined && [apex, `staging.${apex}`, 'localhost', '127.0.0.1', '[::1]'].includes(name)
}

/** The partner's slug of `{slug}.{apex}` or `{slug}.localhost`; undefined for any other name. */
export function subdomainOf(host: string, apex: string): string | undefined {
  const name = nameOf(host)
  const parent = [apex, 'localhost'].find((each) => name?.endsWith(`.${each}`))
  const slug = parent && name?.slice(0, -parent.length - 1)
  return slug && SLUG.test(slug) && !slug.startsWith('xn--') ? slug : undefined
}

/**
 * Whether the Origin of a page names the host of a request. An Origin has no port where it is that of its scheme, which
 * a proxy may have put into Host.
 */
export function isSameHost(origin: string, host = ''): boolean {
  const page = URL.parse(origin)
  return page !== null && URL.parse(`${page.protocol}//${host}`)?.host === page.host
}

function nameOf(host: string): string | undefined {
  const { name, port = '0' } = HOST.exec(host)?.groups ?? {}
  return Number(port) <= MAX_PORT ? name?.toLowerCase() : undefined
}
