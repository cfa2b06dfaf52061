import type { Range } from '#shared/markdown/stretches.ts'
import type { Block, Reading } from './reading.ts'
import type { AnswerReference } from './references.ts'

/**
 * Something quoted in an answer, by places of the shown text. `start` and `end` include the marks of an inline quotation,
 * `body` are its words. `named` are the references that it is plainly said to be from, `near` those around it.
 */
export type Quotation = Range & {
  kind: 'inline' | 'block'
  block: Block
  body: Range
  /** The whole lines of a block quote, its source included. */
  outer: Range
  text: string
  named: AnswerReference[]
  near: AnswerReference[]
  /** A teacher's name introduces it, and no reference follows. */
  isTeacher: boolean
  /** The words around present it as Scripture: "the Bible says". */
  isClaimed: boolean
  /** The words around name somebody else as its author; `held` where a text of theirs may be installed. */
  author: { held: 'commentary' | 'lexicon' | undefined } | undefined
  /** The words before deny, so that a quotation need not do it. */
  isDenied: boolean
}
export type Found = Omit<Quotation, 'near' | 'isClaimed' | 'author' | 'isDenied'>

/** A block with the references in it and in the blocks around it. */
export type Context = {
  reading: Reading
  block: Block
  own: readonly AnswerReference[]
  previous: Block | undefined
  next: Block | undefined
  before: readonly AnswerReference[]
  behind: readonly AnswerReference[]
}

/** Quoted text as one line. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
