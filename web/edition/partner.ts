const STAGING = new Set(['www', 'staging'])

/**
 * The partner whose edition a host serves: the label before the apex, which the server has put into the page. A page
 * without an apex counts two labels, or `localhost`. Null for the apex itself, an IP address, and the staging host.
 */
export function partnerSlug(hostname: string, apex?: string): string | null {
  const host = hostname.toLowerCase().replace(/\.$/, '')
  if (/^[\d.]+$/.test(host) || host.includes(':')) return null
  const parent = [apex?.toLowerCase(), 'localhost'].find((each) => each && host.endsWith(`.${each}`))
  const slug = parent ? host.slice(0, -parent.length - 1) : apex ? '' : labelBeforeTwo(host)
  return /^[a-z0-9][a-z0-9-]{0,62}$/.test(slug) && !STAGING.has(slug) ? slug : null
}

function labelBeforeTwo(host: string): string {
  const labels = host.split('.')
  return labels.length === 3 ? labels[0]! : ''
}

/** The apex that the server put into this page. */
export function deliveredApex(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="apex-host"]')?.content
}
