import { useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * Takes over the words that a visitor typed into Home's box before the app ran, which `opening/theme.ts` has kept. Returns
 * the ref for the box: it has the focus again if it had it. `onWords` gets the words, and whether they were sent.
 */
export function useEarlyWords(onWords: (words: string, isSent: boolean) => void) {
  const box = useRef<HTMLInputElement>(null)
  const take = useEffectEvent(onWords)
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    const { typed, sent } = dataset
    delete dataset.typed
    delete dataset.sent
    if (typed === undefined) return
    box.current?.focus()
    take(typed, sent !== undefined)
  }, [])
  return box
}
