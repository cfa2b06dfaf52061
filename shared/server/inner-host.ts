import { isIP } from 'node:net'

/** Names that no public DNS server resolves, so that no foreign site can point one of its names here. */
const INNER = /^[a-z0-9_-]+$|\.(local|localhost|localdomain|internal|svc|lan|home\.arpa)$/

/**
 * Whether a request to an operators' port was sent to an address, a name of the internal network, or one of these
 * names. A site whose name points at this machine (DNS rebinding) could otherwise read the responses in an operator's
 * browser.
 */
export function isInnerHost(host: string | undefined, ...names: string[]): boolean {
  const name = host?.toLowerCase().replace(/:\d{1,5}$/, '') ?? ''
  return isIP(name.replace(/^\[|\]$/g, '')) > 0 || INNER.test(name) || names.includes(name)
}
