import { type ReactNode, useEffect } from 'react'
import { SWRConfig, useSWRConfig } from 'swr'
import { cacheSettings } from './hooks.ts'
import { online } from './online.ts'

/** The cache of all responses. `known` contains responses by URL that need no request. */
export function Cache({ known, children }: { known: Record<string, unknown>; children: ReactNode }) {
  useRetryOnline()
  return <SWRConfig value={{ ...cacheSettings, fallback: known }}>{children}</SWRConfig>
}

/** Retries failed requests as soon as the server is reachable. */
function useRetryOnline(): void {
  const { cache, mutate } = useSWRConfig()
  useEffect(
    () =>
      online.subscribe(() => {
        if (!online.isOnline()) return
        for (const key of cache.keys()) if (cache.get(key)?.error) void mutate(key)
      }),
    [cache, mutate],
  )
}
