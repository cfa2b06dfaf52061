import type { Env } from '#shared/server/env.ts'
import { isLocalHost, subdomainOf } from './host-name.ts'

export type Hosts = {
  /** True if this product answers under that name: its apex, localhost, or an existing partner's subdomain. */
  isOurs: (host: string | undefined) => Promise<boolean>
  /** The same without a query: true only for a recently recognised name. */
  isKnown: (host: string | undefined) => boolean
}

const FRESH_MS = 30_000

/** The host allow-list. `listPartnerSlugs` is called at most every half minute. */
export function createHosts(env: Env, listPartnerSlugs: () => Promise<string[]>): Hosts {
  const known = new Map<string, number>()
  let slugs: Promise<Set<string>> | undefined
  let askedAt = Number.NEGATIVE_INFINITY

  const partners = () => {
    if (!slugs || performance.now() - askedAt > FRESH_MS) {
      askedAt = performance.now()
      slugs = listPartnerSlugs().then((list) => new Set(list))
      slugs.catch(() => {
        slugs = undefined
      })
    }
    return slugs
  }

  const isOurs = async (host: string | undefined) => {
    if (host === undefined) return false
    if (isLocalHost(host, env.APEX_HOST)) return remember(host)
    const slug = subdomainOf(host, env.APEX_HOST)
    if (!slug || !(await partners()).has(slug)) return false
    return remember(host)
  }

  const remember = (host: string) => {
    if (known.size > 1000) known.clear()
    known.set(host, performance.now() + FRESH_MS)
    return true
  }

  return { isOurs, isKnown: (host) => (known.get(host ?? '') ?? 0) > performance.now() }
}
