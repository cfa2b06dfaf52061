import { useSettings } from '../data/hooks.ts'
import { usePartnerEdition } from './usePartnerEdition.ts'

/** The name of the site: the product's, with the partner's after it on a partner's host. */
export function useEditionName(): string {
  const { data: settings } = useSettings()
  const { partner } = usePartnerEdition()
  const name = settings?.product_name ?? 'Philip'
  return partner ? `${name} ${partner.name}` : name
}
