import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { cacheSettings } from './hooks.ts'

/** The cache of all answers. `known` are answers, by their URLs, that are there without being asked for. */
export function Cache({ known, children }: { known: Record<string, unknown>; children: ReactNode }) {
  return <SWRConfig value={{ ...cacheSettings, fallback: known }}>{children}</SWRConfig>
}
