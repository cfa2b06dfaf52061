import type { Reference, Versification } from '../bible/versification.ts'
import type { PassageVerse, TocBook } from '../contract/bible.ts'
import type { Db } from './db.ts'
import { type BibleHead, versesOf } from './sql/bibles.ts'

/** A chapter as a publisher sent it. It may be shown, but not stored. */
export type PublishedChapter = { html: string; verses: PassageVerse[] }

/**
 * A translation whose publisher keeps its text and serves it chapter by chapter. All rejections are PublisherErrors.
 */
export type Publisher = {
  head: BibleHead
  books: TocBook[]
  versification: Versification
  chapter: (book: string, chapter: number) => Promise<PublishedChapter>
  /** The verses of a range of a few chapters. */
  verses: (range: Reference) => Promise<PassageVerse[]>
}

/**
 * Why a publisher returns no text: it does not respond (`away`), rejects our key (`refused`), wants us to wait
 * (`limited`), sends something unreadable (`unreadable`), has no such chapter (`missing`), or was asked for more than
 * one request may contain (`too_much`).
 */
export type PublisherFault = 'away' | 'refused' | 'limited' | 'unreadable' | 'missing' | 'too_much'

/** The message is a sentence for the reader. */
export class PublisherError extends Error {
  readonly fault: PublisherFault
  /** Seconds until a retry makes sense. */
  readonly retryAfter: number

  constructor(fault: PublisherFault, sentence: string, retryAfter = 30) {
    super(sentence)
    this.fault = fault
    this.retryAfter = retryAfter
  }
}

/** The verses of a range, in order: from the translation's publisher if it has one, else from the database. */
export function readVerses(
  db: Db,
  { id, publisher }: { id: string; publisher?: Publisher },
  range: Reference,
): Promise<PassageVerse[]> {
  return publisher ? publisher.verses(range) : versesOf(db, id, range)
}

/** Stored instead of a publisher's words, which may not be stored. */
export const NOT_STORED = 'The publisher of this translation does not allow us to store its text.'
