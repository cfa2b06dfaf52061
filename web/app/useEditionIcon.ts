import { useEffect } from 'react'
import { usePartnerEdition } from './usePartnerEdition.ts'

/** Puts the partner's icon into the tab of a partner's host. */
export function useEditionIcon(): void {
  const { partner } = usePartnerEdition()
  const icon = partner?.icon_url
  useEffect(() => {
    const link = document.querySelector('link[rel="icon"]')
    if (!link || !icon) return
    // a partner's icon may be of another kind
    link.removeAttribute('type')
    link.setAttribute('href', icon)
  }, [icon])
}
