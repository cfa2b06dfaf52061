import type { Rating } from '#shared/contract/chat.ts'
import { chooseVersion, rateAnswer } from '../data/chat-hooks.ts'
import { toast } from '../ui/toast.ts'
import { type ChatState, chatReducer } from './chat-state.ts'
import { more } from './more-words.ts'
import type { ShownMessage } from './shown-message.ts'

/**
 * The actions on stored answers, which are loaded with the first of them. An action that could not be stored is reverted, with a notice.
 */
export function actsOn(state: ChatState, change: (make: (now: ChatState) => ChatState) => void) {
  const { chat_id, activity } = state
  return {
    choose(messageId: number): void {
      if (!chat_id || activity) return
      chooseVersion(chat_id, messageId).then(
        (chat) => change((now) => (isUnchanged(now, state) ? chatReducer(now, { type: 'opened', chat }) : now)),
        (error: Error) => toast(error.message),
      )
    },
    rate(id: number, rating: Rating | null): void {
      if (!chat_id) return
      const before = state.messages.find((message) => message.id === id)?.rating ?? null
      change((now) => withRating(now, id, rating))
      rateAnswer(chat_id, id, rating).catch(() => {
        change((now) => withRating(now, id, before))
        toast(more('ratingNotStored'))
      })
    },
  }
}

/** Whether a conversation is as it was: nothing was asked since, and no other one was opened. */
export const isUnchanged = (now: ChatState, before: ChatState): boolean =>
  now.chat_id === before.chat_id && !now.activity && now.messages.at(-1)?.key === before.messages.at(-1)?.key

/** The conversation with the owner's rating of an answer, or without one. */
export function withRating(state: ChatState, id: number, rating: Rating | null): ChatState {
  const rated = (message: ShownMessage) =>
    message.id === id && message.role === 'assistant' ? { ...message, rating: rating ?? undefined } : message
  return { ...state, messages: state.messages.map(rated) }
}
