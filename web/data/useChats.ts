import type { ChatListItem } from '#shared/contract/chat.ts'
import { keys, lively, own, useCall } from './hooks.ts'
import { LEAVING_CHATS } from './stored.ts'
import { useStored } from './useStored.ts'

/** The visitor's own chats, newest first. On an error the list is empty and `error` is set. */
export function useChats() {
  const [leaving] = useStored<string>(LEAVING_CHATS, '')
  const { data, ...rest } = useCall<{ chats: ChatListItem[] }>(keys.chats, own('chats'), lively)
  return { chats: rest.error ? [] : (data?.chats ?? []).filter(({ id }) => !leaving.includes(`"${id}"`)), ...rest }
}
