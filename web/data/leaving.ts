import { useSyncExternalStore } from 'react'

/** Removed items of one kind that can still be restored; lists do not show them. */
function createLeaving() {
  let leaving: readonly number[] = []
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    /** Their ids. */
    useLeaving: (): readonly number[] => useSyncExternalStore(subscribe, () => leaving),
    /** Removes an item from every list, or restores it. */
    mark(id: number, isLeaving: boolean): void {
      const others = leaving.filter((each) => each !== id)
      leaving = isLeaving ? [...others, id] : others
      for (const listener of listeners) listener()
    },
  }
}

export const leavingChats = createLeaving()
export const leavingPlans = createLeaving()
