import { useSyncExternalStore } from 'react'

/** The chapter this reader was in last, as `JHN/3`. */
export const LAST_PLACE_KEY = 'last_place'

/** The reader's position in it, as `JHN/3/16`; empty at its beginning. */
export const LAST_VERSE_KEY = 'last_verse'

const CHANGED = 'philip:stored'

/** A preference of this reader, stored in the browser as plain text. Every component that reads the key is updated. */
export function useStored<Value extends string>(key: string, fallback: Value): [Value, (value: Value) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => (readStored(key) ?? fallback) as Value,
    () => fallback,
  )
  return [value, (next) => writeStored(key, next)]
}

/** The stored text of a key, or null; null too if storage is disabled. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return session.get(key) ?? null
  }
}

/** Stores a text under a key and notifies all subscribers. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    session.set(key, value)
  }
  dispatchEvent(new Event(CHANGED))
}

// without storage, a choice lasts as long as the page
const session = new Map<string, string>()

function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange)
  addEventListener(CHANGED, onChange)
  return () => {
    removeEventListener('storage', onChange)
    removeEventListener(CHANGED, onChange)
  }
}
