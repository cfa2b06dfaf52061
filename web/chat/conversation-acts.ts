import type { Rating } from '#shared/contract/chat.ts'
import { chooseVersion, rateAnswer } from '../data/chat-hooks.ts'
import { toast } from '../ui/toast.ts'
import type { ChatAction, ChatState } from './chat-state.ts'
import { more } from './more-words.ts'

/**
 * The actions on stored answers, which are loaded with the first of them. An action that could not be stored is reverted, with a notice.
 */
export function actsOn(state: ChatState, dispatch: (action: ChatAction) => void) {
  const { chat_id, activity } = state
  return {
    choose(messageId: number): void {
      if (!chat_id || activity) return
      chooseVersion(chat_id, messageId).then(
        (chat) => dispatch({ type: 'opened', chat }),
        (error: Error) => toast(error.message),
      )
    },
    /** Stores a rating that is shown already; `before` is shown again if that fails. */
    rate(id: number, rating: Rating | null, before: Rating | null): void {
      if (!chat_id) return
      rateAnswer(chat_id, id, rating).catch(() => {
        dispatch({ type: 'rated', id, rating: before })
        toast(more('ratingNotStored'))
      })
    },
  }
}
