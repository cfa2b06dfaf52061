import type { Reference } from '../bible/versification.ts'
import type { SpanSource, SpanVerdict } from '../contract/spans.ts'
import type { Range } from '../markdown/stretches.ts'
import type { TextRun } from './texts.ts'

/** Words without quotation marks that are Scripture or presented as it, by positions in the shown text. */
export type OpenWords = Range & { verdict: SpanVerdict; source: SpanSource | null; run?: TextRun }

export type ShownBlock = Range & { wraps: readonly Range[] }

/** A text as its reader sees it: its blocks with their emphasis, its code, and its links and references. */
export type Shown = {
  text: string
  blocks: readonly ShownBlock[]
  code: readonly Range[]
  links: readonly (Range & { range: Reference | undefined })[]
}

export type Link = Range & { range: Reference }
