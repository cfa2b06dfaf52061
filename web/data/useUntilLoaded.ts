import { useEffect, useRef } from 'react'

type Progress = { isLoading: boolean; isShown: boolean }

/**
 * A value, or the last one that was shown at the same place while this one loads: a text that another replaces stays,
 * with all that belongs to it, until the other is there or has failed.
 */
export function useUntilLoaded<Value>(place: string, value: Value, { isLoading, isShown }: Progress): Value {
  const last = useRef<{ place: string; value: Value }>(null)
  const kept = isLoading && last.current?.place === place ? last.current.value : value
  useEffect(() => {
    if (isShown) last.current = { place, value }
    else if (!isLoading) last.current = null
  })
  return kept
}
