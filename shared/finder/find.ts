import { findReferences } from '../bible/reference.ts'
import { type Candidate, isWritten, judge } from './judge.ts'
import { leadsFor } from './leads.ts'
import { isNoQuestion } from './outside.ts'
import { scopeOf } from './scope.ts'
import type { FinderSources } from './sources.ts'

export type Found = {
  /** Best first; empty where nothing comes near. */
  candidates: Candidate[]
  /** Nothing is good enough to be opened, and the text is nothing that a Bible app is asked. */
  isOutside: boolean
}

/** Below this a reader is told that nothing was found. */
export const THRESHOLD = 0.45

const MAX_TYPED = 400
const NAMED = 0.97

/**
 * The passages that answer what somebody typed, best first: references that it names, entries of the written index, passages
 * whose lines tell what was typed, and verses whose words it remembers. The same text and sources give the same result.
 */
export function find(typed: string, language: string, sources: FinderSources): Found {
  const text = typed.slice(0, MAX_TYPED)
  const leads = leadsFor(text, language, sources)
  if (isNoQuestion(text) && !leads.some(isWritten)) return { candidates: [], isOutside: true }
  const named = findReferences(text, language).map(
    (passage): Candidate => ({ passage, probability: NAMED, source: 'reference' }),
  )
  const candidates = [...named, ...judge(leads)].toSorted((a, b) => b.probability - a.probability)
  const opens = (candidates[0]?.probability ?? 0) >= THRESHOLD
  return { candidates, isOutside: !opens && scopeOf(text) < 0 }
}
