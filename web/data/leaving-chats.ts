import { useSyncExternalStore } from 'react'

/** Chats that were deleted and can still be taken back: no list shows them. */
export const useLeavingChats = (): readonly number[] => useSyncExternalStore(subscribe, () => leaving)

/** Takes a chat out of every list, or puts it back. */
export function markLeaving(id: number, isLeaving: boolean): void {
  leaving = isLeaving ? [...leaving, id] : leaving.filter((each) => each !== id)
  for (const listener of listeners) listener()
}

let leaving: readonly number[] = []
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
