/** The entries used last, at most `most`: the one that was not used for the longest time is dropped. */
export function keepLatest<Key, Value>(most: number) {
  const kept = new Map<Key, Value>()
  return {
    get(key: Key): Value | undefined {
      const value = kept.get(key)
      if (value !== undefined) this.set(key, value)
      return value
    },
    /** Returns the value. */
    set(key: Key, value: Value): Value {
      kept.delete(key)
      kept.set(key, value)
      if (kept.size > most) kept.delete(kept.keys().next().value as Key)
      return value
    },
    delete: (key: Key) => kept.delete(key),
  }
}
