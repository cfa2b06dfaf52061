import { createStore, useStore } from './create-store.ts'

/** Removed items of one kind that can still be restored; lists do not show them. */
function createLeaving() {
  const leaving = createStore<readonly number[]>([])
  return {
    /** Their ids. */
    useLeaving: (): readonly number[] => useStore(leaving),
    /** Removes an item from every list, or restores it. */
    mark(id: number, isLeaving: boolean): void {
      const others = leaving.get().filter((each) => each !== id)
      leaving.set(isLeaving ? [...others, id] : others)
    },
  }
}

export const leavingChats = createLeaving()
export const leavingPlans = createLeaving()
