import type { Logger } from '#shared/server/log.ts'

/** Checked together: so many calls by so many visitors cannot all be from one room. */
const CALLS = 5000
const VISITORS = 500
const SHARE = 0.9

/**
 * Warns once if almost all calls seem to have the same address: then a proxy hides the readers' addresses, and the
 * limits by address count all readers as one. Returns the function that records a call.
 */
export function createAddressWatch(log: Pick<Logger, 'warn'>): (address: string, visitor: string) => void {
  const calls = new Map<string, number>()
  const visitors = new Set<string>()
  let seen = 0
  let hasWarned = false
  return (address, visitor) => {
    if (hasWarned) return
    calls.set(address, (calls.get(address) ?? 0) + 1)
    visitors.add(visitor)
    seen += 1
    if (seen < CALLS) return
    if (visitors.size >= VISITORS && Math.max(...calls.values()) >= CALLS * SHARE) {
      hasWarned = true
      log.warn('almost all calls come from one address: is TRUSTED_PROXIES the number of proxies in front?')
    }
    calls.clear()
    visitors.clear()
    seen = 0
  }
}
