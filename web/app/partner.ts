const STAGING = new Set(['www', 'staging'])

/**
 * The partner whose edition a host is: the label before the apex. Null for the apex itself, localhost, an address,
 * and the staging host.
 */
export function partnerSlug(hostname: string): string | null {
  const host = hostname.toLowerCase().replace(/\.$/, '')
  if (/^[\d.]+$/.test(host) || host.includes(':')) return null
  const labels = host.split('.')
  const apex = labels.at(-1) === 'localhost' ? 1 : 2
  if (labels.length !== apex + 1) return null
  const slug = labels[0]!
  return /^[a-z0-9][a-z0-9-]{0,62}$/.test(slug) && !STAGING.has(slug) ? slug : null
}
