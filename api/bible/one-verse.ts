import { MAX_PHRASES, MAX_WORDS, wordsOf } from '#shared/bible/search-words.ts'
import type { SearchAnswer } from '#shared/contract/bible.ts'

type Page = { limit: number; offset: number }

/** Words that a phrase shares with the next one: both must be at the same place of the verse. */
const SHARED_WORDS = 4
/** A verse that many others repeat. */
const MOST_VERSES = 50

/**
 * Whether one verse has all words of a text together. A search reads only the first words of a phrase and only a few
 * phrases, so a long text is searched as phrases that overlap, and one verse must have each of them.
 */
export async function isInOneVerse(
  text: string,
  find: (q: string, page: Page) => Promise<SearchAnswer>,
): Promise<boolean> {
  const phrases = phrasesOf(wordsOf(text))
  const limit = phrases.length > MAX_PHRASES ? MOST_VERSES : 1
  let places: string[] | undefined
  for (let at = 0; at < phrases.length; at += MAX_PHRASES) {
    const q = phrases.slice(at, at + MAX_PHRASES).join(' ')
    const { results } = await find(q, { limit, offset: 0 })
    const found = results.map(({ book, chapter, verse }) => `${book} ${chapter}:${verse}`)
    places = places ? places.filter((place) => found.includes(place)) : found
    if (places.length === 0) return false
  }
  return phrases.length > 0
}

/** All words as quoted phrases. Without the marks of the text, no word is outside of the quotation marks. */
function phrasesOf(words: readonly string[]): string[] {
  const phrases: string[] = []
  for (let from = 0; from < words.length; from += MAX_WORDS - SHARED_WORDS) {
    const isLast = from + MAX_WORDS >= words.length
    phrases.push(`"${words.slice(isLast ? -MAX_WORDS : from, isLast ? undefined : from + MAX_WORDS).join(' ')}"`)
    if (isLast) break
  }
  return phrases
}
