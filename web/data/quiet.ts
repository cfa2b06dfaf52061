import { useLayoutEffect, useSyncExternalStore } from 'react'
import type { Care } from '#shared/contract/care.ts'

type Quiet = Care['response'] | null

let quiet: Quiet = null
let hasBeenQuiet = false
const listeners = new Set<() => void>()

function setQuiet(next: Quiet): void {
  if (next === quiet) return
  quiet = next
  hasBeenQuiet ||= next !== null
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How quiet the screen is now: `reply` while the open conversation contains a reply to a visitor in danger. */
export function useQuiet(): Quiet {
  return useSyncExternalStore(subscribe, () => quiet)
}

/** Whether help has been shown since the page was loaded. */
export function useHasBeenQuiet(): boolean {
  return useSyncExternalStore(subscribe, () => hasBeenQuiet)
}

/** Keeps the screen this quiet while the caller is mounted. */
export function useKeepQuiet(next: Quiet): void {
  useLayoutEffect(() => {
    setQuiet(next)
    return () => setQuiet(null)
  }, [next])
}
