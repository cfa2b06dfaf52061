import type { Reference } from '../bible/versification.ts'
import type { Span, SpanSource, SpanVerdict } from '../contract/spans.ts'
import type { Range } from '../markdown/stretches.ts'
import type { TextRun } from './texts.ts'

/** Words without quotation marks that are Scripture or presented as it, by positions in the shown text. */
export type OpenWords = Range & { verdict: SpanVerdict; source: SpanSource | null; run?: TextRun; missing?: Missing }

export type ShownBlock = Range & { wraps: readonly Range[] }

/** A text as its reader sees it: its blocks with their emphasis, its code, and its links and references. */
export type Shown = {
  text: string
  blocks: readonly ShownBlock[]
  code: readonly Range[]
  links: readonly (Range & {
    range?: Reference | undefined
    missing?: Missing | undefined
    asked?: Reference | undefined
  })[]
}

/** What a reference names that does not exist. */
export type Missing = NonNullable<Span['missing']>

export type Link = Range & { range: Reference; missing?: undefined }
/**
 * A reference to a verse that the translation does not have, or a book that the Bible does not; `asked` is the place in
 * English numbering, if its book exists.
 */
export type LostLink = Range & { range?: undefined; missing: Missing; asked?: Reference | undefined }
