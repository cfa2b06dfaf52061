import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Keeps the address that the page was delivered as its own in step with the screen; its host stays. */
export function useCanonical(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const link = document.querySelector('link[rel="canonical"]')
    const given = link?.getAttribute('href')
    if (given) link?.setAttribute('href', given.startsWith('/') ? pathname : new URL(pathname, given).href)
  }, [pathname])
}
