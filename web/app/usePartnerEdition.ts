import type { Partner } from '#shared/contract/user.ts'
import { usePartner } from '../data/hooks.ts'
import { partnerSlug } from './partner.ts'

/** The partner whose edition this page is; null on the product's own host, and where no such partner exists. */
export function usePartnerEdition(): { partner: Partner | null; isPartnerHost: boolean; error: Error | undefined } {
  const slug = partnerSlug(globalThis.location?.hostname ?? '')
  const { partner, error } = usePartner(slug)
  return { partner: partner ?? null, isPartnerHost: slug !== null, error }
}
