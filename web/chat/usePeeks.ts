import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * The versions of earlier questions that the reader is viewing, by the keys of their questions. The conversation itself
 * does not change, and printing shows the conversation.
 */
export function usePeeks(): [ReadonlyMap<string, number>, (key: string, version: number) => void] {
  const [peeks, setPeeks] = useState<ReadonlyMap<string, number>>(new Map())
  useEffect(() => {
    const forget = () => flushSync(() => setPeeks(new Map()))
    addEventListener('beforeprint', forget)
    return () => removeEventListener('beforeprint', forget)
  }, [])
  return [peeks, (key, version) => setPeeks(new Map(peeks).set(key, version))]
}
