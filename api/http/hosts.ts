import type { Env } from '#shared/server/env.ts'
import { isLocalHost, subdomainOf } from './host-name.ts'

export type Hosts = {
  /** True if this product answers under that name: its apex, localhost, or an existing partner's subdomain. */
  isOurs: (host: string | undefined) => Promise<boolean>
  /** The same without a query: true only for a recently recognised name. */
  isKnown: (host: string | undefined) => boolean
}

const FRESH_MS = 30_000
/** How long partners that could never be loaded are not asked for again. */
const RETRY_MS = 1000

/** The host allow-list. `listPartnerSlugs` is called at most every half minute. */
export function createHosts(env: Env, listPartnerSlugs: () => Promise<string[]>): Hosts {
  const known = new Map<string, number>()
  let lastLoaded: Set<string> | undefined
  let loading: Promise<Set<string>> | undefined
  let freshUntil = Number.NEGATIVE_INFINITY

  const load = async () => {
    try {
      lastLoaded = new Set(await listPartnerSlugs())
    } catch (error) {
      if (!lastLoaded) {
        freshUntil = performance.now() + RETRY_MS
        throw error
      }
    }
    return lastLoaded
  }

  /** The partners; the last known ones while they cannot be loaded again. */
  const partners = () => {
    if (!loading || performance.now() > freshUntil) {
      freshUntil = performance.now() + FRESH_MS
      loading = load()
      loading.catch(() => {})
    }
    return loading
  }

  const isOurs = async (host: string | undefined) => {
    if (host === undefined) return false
    if (isLocalHost(host, env.APEX_HOST)) return remember(host)
    const slug = subdomainOf(host, env.APEX_HOST)
    if (!slug) return false
    const current = partners()
    // a known partner's visitors do not wait for a slow database
    return (lastLoaded?.has(slug) || (await current).has(slug)) && remember(host)
  }

  const remember = (host: string) => {
    if (known.size > 1000) known.clear()
    known.set(host, performance.now() + FRESH_MS)
    return true
  }

  return { isOurs, isKnown: (host) => (known.get(host ?? '') ?? 0) > performance.now() }
}
