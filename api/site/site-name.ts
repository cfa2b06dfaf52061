import type Koa from 'koa'
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

/** Where a link leads, without a path: the apex, or with `slug` a partner's host. Empty on localhost. */
export function originOf(apex: string, slug?: string): string {
  // localhost has a port and no https: a relative link works there
  if (apex === 'localhost' || apex.startsWith('127.')) return ''
  return `https://${slug ? `${slug}.` : ''}${apex}`
}
