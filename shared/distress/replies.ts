import type { DistressKind } from './kinds.ts'
import type { Numbers } from './numbers.ts'

export const NEEDS = ['grief', 'pregnancy', 'addiction'] as const satisfies DistressKind[]
export type UrgentKind = Exclude<DistressKind, (typeof NEEDS)[number]>

/** The replies in one language, as markdown. They are fixed: no model writes any of them. */
export type Replies = {
  /** The whole reply. */
  full: Record<UrgentKind, (numbers: Numbers) => string>
  /** A warm line, and a line with numbers. */
  lines: Record<DistressKind, (numbers: Numbers) => [words: string, numbers: string]>
}
