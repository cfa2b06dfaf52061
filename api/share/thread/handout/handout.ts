import type { Span } from '#shared/contract/spans.ts'
import type { Direction } from '#shared/picture/picture.ts'

/** A passage in one translation, word for word as it is stored. */
export type HandoutText = {
  ref: string
  /** The translation's name. */
  edition: string
  language: string
  direction: Direction
  verses: readonly { chapter: number; verse: number; text: string }[]
}

/** The verses that are beside each other, by their indexes in the first text and in the second. */
export type VerseRow = readonly [readonly number[], readonly number[]]

/** One part of a handout after another. */
export type HandoutPart =
  | { kind: 'heading'; text: string }
  | { kind: 'passage'; texts: readonly [HandoutText] }
  /** Two translations beside each other. */
  | { kind: 'passage'; texts: readonly [HandoutText, HandoutText]; rows: readonly VerseRow[] }
  /** Questions for a group, each with lines to write on. */
  | { kind: 'questions'; title: string; questions: readonly string[] }
  | { kind: 'asked'; text: string }
  /** An answer in markdown, with the result of its check. `edition` is the name of its translation. */
  | { kind: 'answer'; text: string; spans: readonly Span[]; edition: string }

/** What a handout shows, as plain data. */
export type Handout = {
  title: string
  about: string
  /** The product's name, and the partner's. */
  site: string
  /** The address behind the QR code. */
  link: string
  paper: 'a4' | 'letter'
  isLarge: boolean
  /** The language of most of its text, for programs that read it aloud. */
  language: string
  parts: readonly HandoutPart[]
  /** The copyright of the texts. */
  notices: readonly string[]
}
