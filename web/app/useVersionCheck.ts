import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { fetchBuildHash } from '../data/build-hash.ts'
import { isInstalled } from '../install/install-state.ts'
import { checkInterval, hasUnsentWords } from './version-rules.ts'

const RELOADED = 'reloaded_for'

/**
 * Reloads the page when the server has another build; checks on focus and at intervals. Nothing is lost: the reload waits
 * until unsent text is sent or discarded, and while the page shows something `data-fragile`, which only it has.
 */
export function useVersionCheck(): void {
  const { pathname } = useLocation()
  const newer = useRef<string | null>(null)
  // the development server reports no build hash, so nothing can be compared
  const loaded = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content
  useEffect(() => {
    if (!loaded) return
    const check = async () => {
      if (document.visibilityState !== 'visible') return
      const current = await fetchBuildHash()
      if (current && current !== loaded) newer.current = current
      reloadFor(newer.current)
    }
    const timer = setInterval(() => void check(), checkInterval(location.hostname, isInstalled()))
    const onFocus = () => void check()
    addEventListener('focus', onFocus)
    return () => {
      clearInterval(timer)
      removeEventListener('focus', onFocus)
    }
  }, [loaded])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each new address
  useEffect(() => reloadFor(newer.current), [pathname])
}

/** A cache on the way may serve the old page again, so each build triggers only one reload. */
function reloadFor(hash: string | null): void {
  if (!hash || document.querySelector('[data-fragile]') || hasUnsentWords()) return
  try {
    if (sessionStorage.getItem(RELOADED) === hash) return
    sessionStorage.setItem(RELOADED, hash)
  } catch {
    // without storage the page is not reloaded: it could not know that it was
    return
  }
  location.reload()
}
