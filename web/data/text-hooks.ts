import useSWR from 'swr'
import type { CommentaryEntry, SearchAnswer } from '#shared/contract/bible.ts'
import type { Audit } from '#shared/contract/chat.ts'
import { callText } from './client.ts'
import { keys, open, own, still, useCall } from './hooks.ts'

/** `among` limits the search: `&testament=ot`, `&book=JHN`. */
export function useSearch(bible: string, query: string, limit: number, among = '') {
  const key = query.trim() ? keys.search(bible, query.trim(), limit, among) : null
  return useCall<SearchAnswer>(key, open('search'), { ...still, keepPreviousData: true })
}

export function useCommentary(source: string | null, book: string, chapter: number) {
  const { data, ...rest } = useCall<{ source: string; entries: CommentaryEntry[] }>(
    source ? keys.commentary(source, book, chapter) : null,
    open('commentary'),
    still,
  )
  return { entries: data?.entries, ...rest }
}

export function useAudit(chat: number, message: number | null) {
  return useCall<Audit>(message ? keys.audit(chat, message) : null, own('audit'), {
    ...still,
    shouldRetryOnError: false,
  })
}

/** The markdown of a content page. Null requests nothing. */
export function useContent(id: string | null) {
  const { data, ...rest } = useSWR<string, Error>(
    id ? keys.content(id) : null,
    (path: string) => callText(path, open('content')),
    { ...still, shouldRetryOnError: false },
  )
  return { text: data, ...rest }
}
