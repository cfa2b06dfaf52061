import { useEffect, useState } from 'react'
import type { Care } from '#shared/contract/care.ts'
import { localCare } from './local-care.ts'
import { useKeepQuiet } from './quiet.ts'

/**
 * The help beside a search: what the server sent, or for a visitor in danger what this device finds where the server
 * was unreachable or refused. Keeps the screen as quiet as the help needs.
 */
export function useCareFor(text: string, sent: Care | undefined, hasFailed: boolean): Care | undefined {
  const [found, setFound] = useState<{ text: string; care: Care | null } | null>(null)
  useEffect(() => {
    if (!hasFailed || !text) return
    let isOver = false
    void localCare(text).then((care) => {
      if (!isOver) setFound({ text, care })
    })
    return () => {
      isOver = true
    }
  }, [text, hasFailed])
  const own = hasFailed && found?.text === text && found.care?.response === 'reply' ? found.care : undefined
  const care = sent ?? own
  useKeepQuiet(care?.response ?? null)
  return care
}
