import type Koa from 'koa'
import { findPartner } from '#shared/server/sql/catalog.ts'
import type { Deps, State } from '../context.ts'
import { subdomainOf } from '../http/host-name.ts'

type Asked = Koa.ParameterizedContext<State, Deps>

/** The product's name, the name of the partner whose host was asked, and the two together. */
export async function siteNames({ db, env, req }: Asked): Promise<{ site: string; partner?: string }> {
  const slug = subdomainOf(req.headers.host ?? '', env.APEX_HOST)
  const partner = slug ? (await findPartner(db, slug).catch(() => undefined))?.name : undefined
  return { site: partner ? `${env.PRODUCT_NAME} ${partner}` : env.PRODUCT_NAME, partner }
}

/** Where a link leads, without a path: the apex, or with `slug` a partner's host. Empty on localhost. */
export function originOf(apex: string, slug?: string): string {
  // localhost has a port and no https: a relative link works there
  if (apex === 'localhost' || apex.startsWith('127.')) return ''
  return `https://${slug ? `${slug}.` : ''}${apex}`
}
