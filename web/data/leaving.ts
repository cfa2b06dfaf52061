import { createStore, useStore } from './create-store.ts'

const leaving = createStore<readonly number[]>([])

/** The plans that are being left and can still be restored; lists do not show them. */
export const leavingPlans = {
  /** Their ids. */
  useLeaving: (): readonly number[] => useStore(leaving),
  /** Removes a plan from every list, or restores it. */
  mark(id: number, isLeaving: boolean): void {
    const others = leaving.get().filter((each) => each !== id)
    leaving.set(isLeaving ? [...others, id] : others)
  },
}
