import type { Partner } from '#shared/contract/user.ts'
import { usePartner } from '../data/hooks.ts'
import { deliveredApex, partnerSlug } from './partner.ts'

// the opening is rendered at build time, without a host
const hostSlug = () => (globalThis.location ? partnerSlug(location.hostname, deliveredApex()) : null)

/** The partner whose edition this page is; null on the product's own host and when no such partner exists. */
export function usePartnerEdition(): { partner: Partner | null; isPartnerHost: boolean; error: Error | undefined } {
  const slug = hostSlug()
  const { partner, error } = usePartner(slug)
  return { partner: partner ?? null, isPartnerHost: slug !== null, error }
}
