import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Hidden } from '../ui/Hidden.tsx'
import { latestSentences, nothingSpoken } from './sentences.ts'

type Props = { text: string; isComplete: boolean }

/**
 * Lets screen readers speak an answer sentence by sentence while it is written. Only the latest sentences are in the page,
 * and none once it is complete, since the answer itself can then be read.
 */
export function SpokenSentences({ text, isComplete }: Props): ReactNode {
  const [said, setSaid] = useState<string[]>([])
  const spoken = useRef(nothingSpoken)
  useEffect(() => {
    const { latest, now } = latestSentences(text, spoken.current, isComplete)
    spoken.current = now
    if (latest.length > 0) setSaid(latest)
  }, [text, isComplete])
  return (
    <Hidden lang="" aria-live="polite" data-spoken>
      {said.join(' ')}
    </Hidden>
  )
}
