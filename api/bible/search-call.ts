import type { z } from 'zod'
import type { SearchQuery } from '#shared/contract/bible.ts'
import type { Care } from '#shared/contract/care.ts'
import { parsedSearch, type Searches, type SearchJson } from './search.ts'
import { careForSearch } from './search-care.ts'
import { booksOf, type Translation } from './translations.ts'

/**
 * The answer of a call that searches, and the help for a reader in distress. `accept` is the request's
 * Accept-Language; `admit` is called before a search that was not asked for lately, and may refuse it.
 */
export async function answerSearch(
  searches: Searches,
  translation: Translation,
  { testament, book, ...asked }: z.output<typeof SearchQuery>,
  accept: string,
  admit: () => Promise<void>,
): Promise<{ found: SearchJson; care: Care | undefined }> {
  const books = booksOf(translation, testament, book)
  const find = (q: string, page = { limit: asked.limit, offset: asked.offset }) =>
    searches.answer(translation, { ...page, books, q }, admit)
  const found = await find(asked.q)
  const reader = { language: translation.language, accept }
  const care = await careForSearch(asked.q, reader, async (q, page) => parsedSearch(page ? await find(q, page) : found))
  return { found, care }
}
