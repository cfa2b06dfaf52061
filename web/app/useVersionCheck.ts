import { useEffect } from 'react'
import { fetchBuildHash } from '../data/build-hash.ts'

const EVERY = 10 * 60_000
const EVERY_WHEN_INSTALLED = 2 * 60_000

/** Reloads the page when the server holds another build: checked on focus, and from time to time. */
export function useVersionCheck(): void {
  useEffect(() => {
    const loaded = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content
    if (!loaded) return
    const check = async () => {
      if (document.visibilityState !== 'visible') return
      const current = await fetchBuildHash()
      if (current && current !== loaded) reloadOnce(current)
    }
    const standalone = matchMedia('(display-mode: standalone)').matches
    const timer = setInterval(() => void check(), standalone ? EVERY_WHEN_INSTALLED : EVERY)
    const onFocus = () => void check()
    addEventListener('focus', onFocus)
    return () => {
      clearInterval(timer)
      removeEventListener('focus', onFocus)
    }
  }, [])
}

/** A cache in between may serve the old page once more: one build is worth one reload. */
function reloadOnce(hash: string): void {
  if (sessionStorage.getItem('reloaded_for') === hash) return
  sessionStorage.setItem('reloaded_for', hash)
  location.reload()
}
