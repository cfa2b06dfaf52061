import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { fetchBuildHash } from '../data/build-hash.ts'
import { isInstalled } from '../install/install-state.ts'
import { checkInterval, hasUnsentWords } from './version-rules.ts'

const RELOADED = 'reloaded_for'

/**
 * Reloads the page when the server holds another build: checked on focus, and from time to time. Words that are being
 * written are never lost: the reload waits until they are sent, or put away, or the page is left for another.
 */
export function useVersionCheck(): void {
  const { pathname } = useLocation()
  const newer = useRef<string | null>(null)
  // the development server names no build: there is nothing to compare with
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is the moment
  useEffect(() => reloadFor(newer.current), [pathname])
}

/** A cache in between may serve the old page once more: one build is worth one reload. */
function reloadFor(hash: string | null): void {
  if (!hash || hasUnsentWords() || sessionStorage.getItem(RELOADED) === hash) return
  sessionStorage.setItem(RELOADED, hash)
  location.reload()
}
