import { findReferences } from '../bible/reference.ts'
import { isFrame } from './frame-words.ts'
import { type Candidate, isWritten, judge } from './judge.ts'
import { findLeads, isKnown, type Lead, typedLanguages } from './leads.ts'
import { isNoQuestion } from './outside.ts'
import { scopeOf } from './scope.ts'
import type { FinderSources } from './sources.ts'
import { stemsOf } from './stem.ts'

export type Found = {
  /** Best first; empty if nothing is near. */
  candidates: Candidate[]
  /** Nothing is good enough to open, and the text is not a question for a Bible app. */
  isOutside: boolean
}

/** Below this probability a reader sees that nothing was found. */
export const THRESHOLD = 0.45

/** A verse that is this much like the typed words is quoted. */
const QUOTED = 0.8
const isKnownWording = (lead: Lead) => isWritten(lead) || (lead.signals.words ?? 0) >= QUOTED

const MAX_TYPED = 400
const NAMED = 0.97

/**
 * The passages that answer a typed text, best first: references in it, entries of the written index, passages whose
 * lines match it, and verses that it quotes from memory. The same text and sources give the same result. `chapter`: only
 * passages that begin in this chapter, as in "MAT 5".
 */
export function find(typed: string, language: string, sources: FinderSources, chapter?: string): Found {
  const text = typed.slice(0, MAX_TYPED)
  const found = findAsTyped(text, language, sources, chapter)
  const mended = found.candidates[0]?.source === 'reference' ? undefined : mendedSpelling(text, language, sources)
  if (!mended) return found
  const meant = findAsTyped(mended, language, sources, chapter)
  return likeliest(meant) >= THRESHOLD && likeliest(meant) > likeliest(found) ? meant : found
}

function mendedSpelling(text: string, language: string, sources: FinderSources): string | undefined {
  return sources.spelling.mend(
    text,
    typedLanguages(text, language),
    (word) => sources.hasMeaning(word) || stemsOf(word).every((stem) => isFrame(stem) || isKnown(stem, sources)),
  )
}

const likeliest = ({ candidates }: Found) => candidates[0]?.probability ?? 0

function findAsTyped(text: string, language: string, sources: FinderSources, chapter?: string): Found {
  const leads = findLeads(text, language, sources, chapter)
  const stems = stemsOf(text)
  if ((isNoQuestion(text) || stems.every(isFrame)) && !leads.some(isKnownWording))
    return { candidates: [], isOutside: stems.length > 0 }
  const named = findReferences(text, language).map(
    (passage): Candidate => ({ passage, probability: NAMED, fit: 1, source: 'reference' }),
  )
  const candidates = [...named, ...judge(leads)].toSorted((a, b) => b.probability - a.probability)
  const opens = (candidates[0]?.probability ?? 0) >= THRESHOLD
  return { candidates, isOutside: !opens && scopeOf(text) < 0 }
}
