import type Koa from 'koa'
import { isInnerHost } from '#shared/server/inner-host.ts'
import { findPartner } from '#shared/server/sql/catalog.ts'
import type { Deps, State } from '../context.ts'
import { subdomainOf } from '../http/host-name.ts'

type Asked = Koa.ParameterizedContext<State, Deps>

type SiteNames = { site: string; partner?: string }

/** The product's name with that of the partner whose host was asked, and the partner's. Rejects if the database fails. */
export async function siteNames({ db, env, req }: Asked): Promise<SiteNames> {
  const slug = subdomainOf(req.headers.host ?? '', env.APEX_HOST)
  const partner = slug ? (await findPartner(db, slug))?.name : undefined
  return { site: partner ? `${env.PRODUCT_NAME} ${partner}` : env.PRODUCT_NAME, partner }
}

/** The same for a page, kept by caches for a minute at most: it opens without its partner's name if the database fails. */
export function pageNames(asked: Asked): Promise<SiteNames> {
  return siteNames(asked).catch(() => ({ site: asked.env.PRODUCT_NAME }))
}

/** Where a link leads, without a path: the apex, or with `slug` a partner's host. Empty in a local network. */
export function originOf(apex: string, slug?: string): string {
  // these have a port and no https: a relative link works there; a name under localhost counts as secure
  if (isInnerHost(apex) && !apex.endsWith('.localhost')) return ''
  return `https://${slug ? `${slug}.` : ''}${apex}`
}

const THIS_MACHINE = /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i

/**
 * Where a printed link leads, without a path: the host of the request as the reader opened it, with its scheme and port,
 * in a local network or with a port; otherwise as `originOf`.
 */
export function printedOrigin(host: string, isSecure: boolean, apex: string): string {
  const isLocal = /:\d+$/.test(host) || isInnerHost(host)
  const known = isLocal && !THIS_MACHINE.test(host) ? '' : originOf(apex, subdomainOf(host, apex))
  return known || new URL(`${isSecure ? 'https' : 'http'}://${host}`).origin
}
