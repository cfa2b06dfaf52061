import { useSyncExternalStore } from 'react'

/** Things of one kind that were removed and can still be taken back: no list shows them. */
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
    /** Takes one out of every list, or puts it back. */
    mark(id: number, isLeaving: boolean): void {
      const others = leaving.filter((each) => each !== id)
      leaving = isLeaving ? [...others, id] : others
      for (const listener of listeners) listener()
    },
  }
}

export const leavingChats = createLeaving()
export const leavingPlans = createLeaving()
