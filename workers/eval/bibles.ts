import type { Db } from '#shared/server/db.ts'
import { listVerses } from '#shared/server/sql/verse-list.ts'
import type { EvalVerse } from './quote-cases.ts'

/** A translation that evaluations draw verses from; `at` maps a verse's `placeOf` to its index. */
export type EvalBible = { id: string; language: 'en' | 'es'; verses: EvalVerse[]; at: Map<string, number> }

const BIBLES = [
  { id: 'eng-web', language: 'en' },
  { id: 'eng-kjv', language: 'en' },
  { id: 'spa-rv1909', language: 'es' },
] as const

/** The verses of the three translations that every installation has. */
export function loadEvalBibles(db: Db): Promise<EvalBible[]> {
  return Promise.all(
    BIBLES.map(async (bible) => {
      const verses = await listVerses(db, bible.id)
      return { ...bible, verses, at: new Map(verses.map((verse, i) => [placeOf(verse), i])) }
    }),
  )
}

/** The key of a verse's place: `JHN.3.16`. */
export const placeOf = ({ book, chapter, verse }: Omit<EvalVerse, 'text'>): string => `${book}.${chapter}.${verse}`

/** The text of the verse at a place; undefined if the translation has none. */
export const textAt = ({ verses, at }: EvalBible, place: string): string | undefined =>
  verses[at.get(place) ?? -1]?.text
