import { useEffect } from 'react'
import { usePartnerEdition } from './usePartnerEdition.ts'

/** On a partner's host: sets the partner's icon in the tab, and its name and icon for the installed app. */
export function useEditionHead(): void {
  const { partner } = usePartnerEdition()
  useEffect(() => {
    if (!partner) return
    document.querySelector('link[rel="manifest"]')?.setAttribute('href', `/api/partners/${partner.slug}/manifest`)
    const icon = document.querySelector('link[rel="icon"]')
    if (!icon || !partner.icon_url) return
    // a partner's icon may have another media type
    icon.removeAttribute('type')
    icon.setAttribute('href', partner.icon_url)
  }, [partner])
}
