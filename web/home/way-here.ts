import { findBook } from '#shared/bible/books.ts'
import type { Care } from '#shared/contract/care.ts'
import { hasIndex } from '../data/kept-translation.ts'
import { type AskedAtHome, type Place, parsePlace, readPath } from '../data/read-path.ts'
import { askDevice } from '../offline/device/device-call.ts'
import type { Way } from './way.ts'

/**
 * Without a network a text leads to the passage that it names, or to the conversation in which this device answers, at the
 * first passage that it cites. Null if the device does not keep what answers from the translation.
 */
export async function findWayHere(words: string, translation: string, care: Care | null): Promise<Way | null> {
  const state: AskedAtHome = { isAskedAtHome: true }
  const named = parsePlace(words)
  if (named) return { to: readPath(named), state }
  const cited = (await hasIndex(translation)) && (await citedFirst(words, translation))
  if (!cited) return null
  if (care) return { to: readPath(cited), state: { question: words, care } }
  return { to: readPath(cited, { question: words }), state }
}

async function citedFirst(question: string, bible_id: string): Promise<Place | null> {
  const place = { bible_id, book: 'GEN', chapter: 1, verses: [] }
  const { citations } = await askDevice({ question, place, history: [] })
  for (const { book, chapter, start_verse } of citations) {
    const known = findBook(book ?? '')
    if (known && chapter) return { book: known.id, chapter, verses: start_verse ? [start_verse] : [] }
  }
  return null
}
