import { useSettings } from '../data/hooks.ts'

/** The product's name on this site. Until the settings are loaded, the name that the page was delivered with. */
export function useProductName(): string {
  const { data: settings } = useSettings()
  return settings?.product_name ?? deliveredName() ?? 'Philip'
}

function deliveredName(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content
}
