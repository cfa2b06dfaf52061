import type { Chat } from '#shared/contract/chat.ts'

let given: Chat | null = null

/** Keeps the conversation that the page was opened with, so that the first render shows it. */
export function giveChat(chat: Chat | null): void {
  given = chat
}

/** The conversation that the page was opened with, if it has this id and was not shown yet. */
export const givenChat = (id: number | null): Chat | null => (given && given.chat_id === id ? given : null)
