import type { HomeAnswer, TocBook } from '#shared/contract/bible.ts'
import type { Care } from '#shared/contract/care.ts'
import { localCare } from '../data/local-care.ts'
import { ConnectionError } from '../data/reach.ts'
import { parsePlace, readPath } from '../data/read-path.ts'
import { fromApi } from '../words/from-api.ts'
import { homeLead } from './lead-words.ts'
import type { Way } from './way.ts'
import { home } from './words.ts'

/** What Home does with the text of its box: it shows help, goes somewhere, or says what is wrong. */
export type HomeLead = { care: Care | null; way?: Way; problem: string | null }

/** Without AI, a text leads to the passage that it names, else to the search. */
export async function leadWithoutAi(words: string): Promise<HomeLead> {
  const care = await localCare(words)
  if (care?.response === 'reply') return { care, problem: null }
  const place = parsePlace(words)
  const to = place ? readPath(place) : `/search?${new URLSearchParams({ q: words })}`
  return { care: null, problem: null, way: { to, state: { care: care ?? undefined } } }
}

/** Where a text leads that the server has no passage for: to the reader if the translation lacks the book that it names. */
export function leadNowhere(
  words: string,
  books: readonly TocBook[] | undefined,
  { detail, unknown_book: name }: HomeAnswer,
): HomeLead {
  const place = parsePlace(words)
  // the reader reports that the translation lacks this book, and which one has it
  const isAbsent = place && books && !books.some(({ id }) => id === place.book)
  if (isAbsent) return { care: null, problem: null, way: { to: readPath(place), state: null } }
  const missing = () => (name ? homeLead('noBook', { name }) : homeLead('missingPlace'))
  return { care: null, problem: fromApi(detail, missing) ?? home('notFound') }
}

/** Where a text leads that the server refused, or that did not reach it. */
export async function leadAfter(error: Error, words: string, translation: string): Promise<HomeLead> {
  const care = await localCare(words)
  if (care?.response === 'reply') return { care, problem: null }
  if (!(error instanceof ConnectionError)) return { care, problem: error.message }
  const way = await import('./way-here.ts').then((here) => here.findWayHere(words, translation, care)).catch(() => null)
  return way ? { care, way, problem: null } : { care, problem: homeLead('inTheBox', { problem: error.message }) }
}
