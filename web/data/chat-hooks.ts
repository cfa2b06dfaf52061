import { mutate } from 'swr'
import type { Chat, ChatsAnswer, Rating } from '#shared/contract/chat.ts'
import type { ReportRequest } from '#shared/contract/report.ts'
import { call } from './client.ts'
import { keys, lively, onMount, own, refreshChats, useCall } from './hooks.ts'
import { LEAVING_CHATS } from './stored.ts'
import { useStored } from './useStored.ts'

/**
 * The visitor's own chats, newest first, and the one that older ones are after, if there are any. On an error the list is
 * empty and `error` is set.
 */
export const useChats = () => useListed(keys.chats)

/** The chats after this one; none for null. */
export const useOlderChats = (olderThan: number | null) =>
  useListed(olderThan ? `${keys.chats}?older_than=${olderThan}` : null)

function useListed(key: string | null) {
  const [leaving] = useStored<string>(LEAVING_CHATS, '')
  const { data, ...rest } = useCall<ChatsAnswer>(key, own('chats'), lively)
  const listed = rest.error ? [] : (data?.chats ?? [])
  const chats = listed.filter(({ id }) => !leaving.includes(`"${id}"`))
  return { chats, olderThan: data?.has_older ? listed.at(-1)?.id : undefined, ...rest }
}

/** A stored chat, loaded again on each visit: it may have more answers, or another state, than the last time. */
export function useChat(id: number | null) {
  return useCall<Chat>(id ? keys.chat(id) : null, own('chat'), {
    ...onMount,
    dedupingInterval: 0,
    shouldRetryOnError: false,
  })
}

/** Publishes a chat or makes it private, and updates the lists. Rejects on failure. */
export async function publishChat(id: number, isPublic: boolean): Promise<void> {
  await call(`${keys.chat(id)}/${isPublic ? 'publish' : 'unpublish'}`, { method: 'POST', action: 'publish' })
  await refreshChats()
}

/** Renames a chat and updates the lists. Rejects on failure. */
export async function renameChat(id: number, title: string): Promise<void> {
  await call(keys.chat(id), { method: 'PATCH', body: { title }, action: 'conversation' })
  await Promise.all([refreshChats(), mutate(keys.chat(id))])
}

const ratingKey = (chat: number, answer: number) => `${keys.chat(chat)}/message/${answer}/rating`

/** Stores the visitor's rating of an answer; null withdraws it. Rejects on failure. */
export function rateAnswer(chat: number, answer: number, rating: Rating | null): Promise<unknown> {
  return rating
    ? call(ratingKey(chat, answer), { method: 'PUT', body: rating, action: 'rating' })
    : call(ratingKey(chat, answer), { method: 'DELETE', action: 'rating' })
}

/** Chooses the version of a chat's last question that contains this message. Returns the updated chat. */
export const chooseVersion = (chat: number, message: number): Promise<Chat> =>
  call(`${keys.chat(chat)}/message/${message}/choose`, { method: 'POST', action: 'version' })

/** Reports something public to the operators, anonymously. Rejects on failure. */
export async function report(what: { kind: 'chat' | 'plan'; id: number }, body: ReportRequest): Promise<void> {
  const path = what.kind === 'chat' ? keys.chat(what.id) : `/api/reading-plans/${what.id}`
  await call(`${path}/report`, { method: 'POST', body, action: 'report' })
}

/** Copies a chat that this visitor may read into one of their own. Returns its id; rejects on failure. */
export async function copyChat(id: number): Promise<number> {
  const { chat_id } = await call<{ chat_id: number }>(`${keys.chat(id)}/copy`, {
    method: 'POST',
    action: 'conversation',
  })
  await refreshChats()
  return chat_id
}
