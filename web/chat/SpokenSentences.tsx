import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Hidden } from '../ui/Hidden.tsx'
import { finishedSentences } from './sentences.ts'

type Props = { text: string; isComplete: boolean }

/**
 * Lets screen readers speak an answer sentence by sentence while it is written. Only the latest sentences are in the page,
 * and none once it is complete, since the answer itself can then be read.
 */
export function SpokenSentences({ text, isComplete }: Props): ReactNode {
  const [said, setSaid] = useState<string[]>([])
  const at = useRef(0)
  useEffect(() => {
    // a run that started again begins its answer again
    if (text.length < at.current) at.current = 0
    const { sentences, next } = finishedSentences(text, at.current, isComplete)
    at.current = next
    if (sentences.length > 0) setSaid(sentences)
  }, [text, isComplete])
  return (
    <Hidden lang="" aria-live="polite" data-spoken>
      {said.join(' ')}
    </Hidden>
  )
}
