import { call } from './client.ts'
import { keys, refreshChats } from './hooks.ts'

/** Copies a chat that this visitor may read into one of their own. Returns its id; rejects on failure. */
export async function copyChat(id: number): Promise<number> {
  const { chat_id } = await call<{ chat_id: number }>(`${keys.chat(id)}/copy`, {
    method: 'POST',
    action: 'Conversation',
  })
  await refreshChats()
  return chat_id
}
