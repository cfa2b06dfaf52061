import useSWR from 'swr'
import type { TocBook } from '#shared/contract/bible.ts'
import { call } from './client.ts'
import { keys, open, still, useBibles } from './hooks.ts'

/**
 * The ids of the translations that have a book and of those that lack it, from their lists of books; undefined while
 * they are loading. A translation whose list could not be loaded is in neither. Null for the book requests nothing.
 */
export function useBookHolders(book: string | null): { have: string[]; lack: string[] } | undefined {
  const { bibles } = useBibles()
  const ids = bibles?.map(({ id }) => id)
  const { data } = useSWR<BookList[], Error>(
    book && ids ? ids.map(keys.toc).join(' ') : null,
    () => loadAll(ids!),
    still,
  )
  if (!book || !data) return undefined
  const idsOf = (isHere: boolean) => data.filter(({ books }) => books.has(book) === isHere).map(({ id }) => id)
  return { have: idsOf(true), lack: idsOf(false) }
}

type BookList = { id: string; books: ReadonlySet<string> }

async function loadAll(ids: readonly string[]): Promise<BookList[]> {
  const lists = await Promise.allSettled(ids.map(load))
  return lists.flatMap((list) => (list.status === 'fulfilled' ? [list.value] : []))
}

async function load(id: string): Promise<BookList> {
  const { books } = await call<{ books: TocBook[] }>(keys.toc(id), open('Books'))
  return { id, books: new Set(books.map((book) => book.id)) }
}
