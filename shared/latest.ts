/**
 * The entries used last: at least half of `most`, at most `most`, an even number. They are in two halves, so that a use
 * costs one look: when the newer half is full, it becomes the older one, and what was in that and not used since is
 * dropped.
 */
export function keepLatest<Key, Value extends {}>(most: number) {
  let newer = new Map<Key, Value>()
  let older = newer
  /** Returns the value. */
  const set = (key: Key, value: Value): Value => {
    if (newer.size >= most / 2 && !newer.has(key)) {
      older = newer
      newer = new Map()
    }
    newer.set(key, value)
    return value
  }
  return {
    get(key: Key): Value | undefined {
      const value = newer.get(key)
      if (value !== undefined) return value
      const old = older.get(key)
      return old === undefined ? undefined : set(key, old)
    },
    set,
    delete(key: Key): void {
      newer.delete(key)
      older.delete(key)
    },
  }
}
