import type { Chat } from '#shared/contract/chat.ts'
import { fetchChat } from '../../data/hooks.ts'
import { ChatPanel } from './chat-panel.ts'
import { ReaderChat } from './reader-chat.ts'

/** Fetches a published conversation and loads all that shows it. Rejects when any of it cannot be loaded. */
export async function loadPublished(chatId: number): Promise<Chat> {
  const [chat] = await Promise.all([fetchChat(chatId), ReaderChat.load(), ChatPanel.load(), loadBanner()])
  return chat
}

async function loadBanner(): Promise<void> {
  // its file is requested at once, not when that of the panel is there
  const file = import('../../chat/ChatBanner.tsx')
  const [panel] = await Promise.all([import('../../chat/ChatPanel.tsx'), file])
  await panel.loadBanner()
}
