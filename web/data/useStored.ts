import { useSyncExternalStore } from 'react'
import { CHANGED, readStored, writeStored } from './stored.ts'

/** The chapter this reader was in last, as `JHN/3`. */
export const LAST_PLACE_KEY = 'last_place'

/** The reader's position in it, as `JHN/3/16`; empty at its beginning. */
export const LAST_VERSE_KEY = 'last_verse'

/** `off` if keys of one character are no shortcuts. */
export const KEYS_KEY = 'single_keys'

/** Stored once the visitor has highlights, notes or bookmarks: until then the reader loads nothing for them. */
export const STUDY_KEY = 'study'

/** The database of the visitor's notes in this browser. */
export const STUDY_DATABASE = 'philip-study'

/** A preference of this reader, stored in the browser as plain text. Every component that reads the key is updated. */
export function useStored<Value extends string>(key: string, fallback: Value): [Value, (value: Value) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => (readStored(key) ?? fallback) as Value,
    () => fallback,
  )
  return [value, (next) => writeStored(key, next)]
}

function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange)
  addEventListener(CHANGED, onChange)
  return () => {
    removeEventListener('storage', onChange)
    removeEventListener(CHANGED, onChange)
  }
}
