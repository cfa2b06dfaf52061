import type { ChartSpan } from './chart.ts'
import type { DistressKind } from './kinds.ts'

/** How sure a sign is, the surest first. */
export const strengths = ['sure', 'likely', 'hint'] as const
export type Strength = (typeof strengths)[number]

/** Words of a text that express distress. */
export type Sign = ChartSpan & { kind: DistressKind; strength: Strength }
