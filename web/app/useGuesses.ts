import { useToc } from '../data/hooks.ts'
import { resolvePlace } from '../data/places.ts'
import type { Place } from '../data/read-path.ts'
import { useTranslation } from '../data/useTranslation.ts'
import { didYouMean, type Guess } from './did-you-mean.ts'

/** What an unknown address may have meant, limited to what the chosen translation has. */
export function useGuesses(path: string): Guess[] {
  const [translation] = useTranslation()
  const { books, error } = useToc(translation)
  if (!books && !error) return []
  return didYouMean(path, (place) => (books ? existing(books, place) : place))
}

/**
 * The place itself, or the first chapter of its book if the chapter does not exist; null if the book does not exist.
 */
function existing(books: Parameters<typeof resolvePlace>[0], place: Place): Place | null {
  const asked = resolvePlace(books, place.book, String(place.chapter))
  if (asked.kind === 'nowhere') return null
  return asked.kind === 'chapter' ? place : { book: asked.book, chapter: asked.chapter }
}
