import type { Range } from '../markdown/stretches.ts'
import type { TeacherKind } from '../seals/text-index.ts'
import type { AnswerBlock, Reading } from './reading.ts'
import type { AnswerReference } from './references.ts'

/**
 * Quoted text in an answer, with positions in the shown text. `start` and `end` include the marks of an inline
 * quotation, `body` is its words. `named` are the references that it is most clearly attributed to, `others` those that
 * may name it too, `near` all around it. `isLoose`: the named ones may belong to other words, as in "(see John 3:16)".
 */
export type Quotation = Range & {
  kind: 'inline' | 'block'
  block: AnswerBlock
  body: Range
  /** The whole lines of a block quote, its source included. */
  outer: Range
  text: string
  named: AnswerReference[]
  others: AnswerReference[]
  isLoose: boolean
  near: AnswerReference[]
  /** A teacher's name introduces it, and no reference follows. */
  isTeacher: boolean
  /** The words around present it as Scripture: "the Bible says". */
  isClaimed: boolean
  /** The words around name another person as its author; `held` if a text of theirs may be installed. */
  author: { held: TeacherKind | undefined } | undefined
  /** The abbreviation of the translation that the words around name as its own. */
  edition: string | undefined
  /** A name behind its reference that may be of a translation which is not in the list of these. */
  unlisted: string | undefined
  /** A punctuation mark follows its closing mark. */
  hasSignBehind: boolean
  /** The words before it contain a denial, so a quotation need not include it. */
  isDenied: boolean
}
export type FoundQuotation = Omit<
  Quotation,
  'near' | 'isClaimed' | 'author' | 'edition' | 'unlisted' | 'hasSignBehind' | 'isDenied'
>

/** A block with the references in it and in the blocks around it. */
export type QuotationContext = {
  reading: Reading
  block: AnswerBlock
  own: readonly AnswerReference[]
  previous: AnswerBlock | undefined
  next: AnswerBlock | undefined
  before: readonly AnswerReference[]
  behind: readonly AnswerReference[]
}

/** Quoted text as one line. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
