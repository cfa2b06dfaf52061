import type { Need } from './helplines/country.ts'
import type { Circumstance, DistressKind } from './kinds.ts'
import type { Numbers } from './numbers.ts'

export const NEEDS = ['grief', 'pregnancy', 'addiction'] as const satisfies DistressKind[]
export type UrgentKind = Exclude<DistressKind, (typeof NEEDS)[number]>

/** The replies in one language, as markdown. They are fixed: no model writes any of them. */
export type Replies = {
  /** The whole reply; `own_harm` is for those who hurt a child, or fear to. */
  full: Record<UrgentKind | 'own_harm', (numbers: Numbers) => string>
  /** A warm line, and a line with numbers. */
  lines: Record<DistressKind | Circumstance, (numbers: Numbers) => [words: string, numbers: string]>
}

/** The three replies in a language of which only sure signs are recognised. */
export type ShortReplies = {
  /** Begins with the number. */
  medical: (numbers: Numbers) => string
  /** Suicide and self-harm. */
  suicide: (numbers: Numbers) => string
  /** What people do to each other: right for those who suffer it, who do it, and who fear for another person. */
  harm: (numbers: Numbers, ...needs: Need[]) => string
}

/** The items of a list, as markdown. */
export function listItems(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n')
}

/** Items for helplines of two needs, each once; what names no number is last. */
export function ofBoth(first: readonly string[], second: readonly string[]): string[] {
  const hasNumber = (item: string) => /\]\((?:tel|sms):/.test(item)
  const all = [...new Set([...first, ...second])]
  return [...all.filter(hasNumber), ...all.filter((item) => !hasNumber(item))]
}

/** An item on a line of its own, in the help for a child; nothing in other help. */
export function forParents(needs: readonly Need[], item: string): string {
  return needs.includes('children') ? `\n${item}` : ''
}
