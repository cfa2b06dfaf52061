import { usePartnerEdition } from './usePartnerEdition.ts'
import { useProductName } from './useProductName.ts'

/** The name of the site: the product's, with the partner's after it on a partner's host. */
export function useEditionName(): string {
  const product = useProductName()
  const { partner } = usePartnerEdition()
  return partner ? `${product} ${partner.name}` : product
}
