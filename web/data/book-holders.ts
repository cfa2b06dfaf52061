import type { Bible } from '#shared/contract/bible.ts'
import { keys, open, still, useBibles, useCall } from './hooks.ts'

/**
 * The ids of the translations that have a book and of those that lack it; undefined while they are loading, null if
 * they could not be loaded. Null for the book requests nothing.
 */
export function useBookHolders(book: string | null): { have: string[]; lack: string[] } | null | undefined {
  const { bibles } = useBibles()
  const key = book && `${keys.bibles}?book=${book}`
  const { data, error } = useCall<{ bibles: Bible[] }>(key, open('translations'), still)
  if (!bibles || !data) return error ? null : undefined
  const have = data.bibles.map(({ id }) => id)
  return { have, lack: bibles.map(({ id }) => id).filter((id) => !have.includes(id)) }
}
