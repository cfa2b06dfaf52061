import type { Circumstance, Distress, DistressKind } from '../kinds.ts'

/** The lines of `patterns` are whole texts, as in wholeText. */
export type PlainNeed = [
  kind: DistressKind,
  response: Distress['response'],
  patterns: string,
  circumstance?: Circumstance,
]
