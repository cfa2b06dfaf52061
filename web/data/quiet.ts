import { useLayoutEffect } from 'react'
import type { Care } from '#shared/contract/care.ts'
import { createStore, useStore } from './create-store.ts'

type Quiet = Care['response'] | null

const quiet = createStore<Quiet>(null)
const hasBeenQuiet = createStore(false)

function setQuiet(next: Quiet): void {
  quiet.set(next)
  if (next !== null) hasBeenQuiet.set(true)
}

/** How quiet the screen is now: `reply` while the open conversation contains a reply to a visitor in danger. */
export const useQuiet = (): Quiet => useStore(quiet)

/** Whether help has been shown since the page was loaded. */
export const useHasBeenQuiet = (): boolean => useStore(hasBeenQuiet)

/** Keeps the screen this quiet while the caller is mounted. */
export function useKeepQuiet(next: Quiet): void {
  useLayoutEffect(() => {
    setQuiet(next)
    return () => setQuiet(null)
  }, [next])
}
