import type { UrgentKind } from '../replies.ts'

/**
 * Sure signs of distress in one language: regular expressions, one a line, in the spelling of `plain` in
 * recognise-other.ts. They are in the first person, or name what another person is to the visitor, because a question about
 * a person of the Bible is neither.
 * ` … ` is up to 30 other characters of the same sentence, `^` and `$` are the ends of a sentence.
 */
export type OtherSigns = {
  /** A regular expression that is found in each text with a sign, and fast: it saves the work of the others. */
  hint: string
  /** The signs of each kind, the most urgent first. */
  signs: [kind: UrgentKind, patterns: string][]
  /** What precedes a word and what follows one, as regular expressions; letters that belong to no other word by default. */
  before?: string
  after?: string
  /** Spellings that are the same, for the text as for the patterns. */
  same?: [RegExp, string][]
  /** Persons of the Bible, verbs of saying, and words for "why": a question may quote a person, or be about one. */
  names: string
  says: string
  why: string
}
