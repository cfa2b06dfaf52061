import { useEffect, useState } from 'react'
import { copyText } from './copy-text.ts'

const COPIED_MS = 2000

/** Copies a text to the clipboard; `isCopied` for two seconds after that. If the clipboard refuses, nothing changes. */
export function useCopied(): [isCopied: boolean, copy: (text: string) => void] {
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = (text: string) =>
    void copyText(text).then(
      () => setIsCopied(true),
      () => {},
    )
  return [isCopied, copy]
}
