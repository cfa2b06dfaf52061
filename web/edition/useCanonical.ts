import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Updates the page's canonical link for the current screen; its host stays the same. */
export function useCanonical(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const link = document.querySelector('link[rel="canonical"]')
    const given = link?.getAttribute('href')
    if (given) link?.setAttribute('href', given.startsWith('/') ? pathname : new URL(pathname, given).href)
  }, [pathname])
}
