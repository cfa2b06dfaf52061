import type { z } from 'zod'
import type { SearchAnswer, SearchQuery } from '#shared/contract/bible.ts'
import type { Care } from '#shared/contract/care.ts'
import type { Searches } from './search.ts'
import { careForSearch } from './search-care.ts'
import { booksOf, type Translation } from './translations.ts'

/**
 * The answer of a call that searches, as JSON, and the help for a reader in distress. `accept` is the request's
 * Accept-Language; `admit` is called before an uncached search, and may refuse it.
 */
export async function answerSearch(
  searches: Searches,
  translation: Translation,
  { testament, book, ...asked }: z.output<typeof SearchQuery>,
  accept: string,
  admit: () => Promise<void>,
): Promise<{ json: string; care: Care | undefined }> {
  const books = booksOf(translation, testament, book)
  const find = (q: string) => searches.answer(translation, { ...asked, books, q }, admit)
  const json = await find(asked.q)
  const reader = { language: translation.language, accept }
  const care = await careForSearch(asked.q, reader, async (q) => JSON.parse(await find(q)) as SearchAnswer)
  return { json, care }
}
