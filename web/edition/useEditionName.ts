import { usePartnerEdition } from './usePartnerEdition.ts'
import { useProductName } from './useProductName.ts'

/** The name of the site: the product's, followed by the partner's on a partner's host. */
export function useEditionName(): string {
  const product = useProductName()
  const { partner } = usePartnerEdition()
  return partner ? `${product} ${partner.name}` : product
}
