import { useNavigate } from 'react-router-dom'
import type { ChatActions } from './chat-actions.ts'
import type { Conversation } from './useConversation.ts'

/** The actions on a stored conversation. Failures are ignored on purpose, because a failed action is not shown as done. */
export function useChatActions(conversation: Conversation, placeName: string): Record<keyof ChatActions, () => void> {
  const navigate = useNavigate()
  const id = conversation.state.chat_id
  const act = (name: keyof ChatActions) => () => {
    if (!id) return
    import('./chat-actions.ts')
      .then(({ actionsOn }) => actionsOn(id, conversation, placeName, navigate)[name]())
      .catch(() => {})
  }
  return { share: act('share'), makePrivate: act('makePrivate'), remove: act('remove') }
}
