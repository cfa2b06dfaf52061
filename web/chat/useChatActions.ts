import { useNavigate } from 'react-router-dom'
import { publishChat } from '../data/hooks.ts'
import { type ChosenChat, readPath } from '../data/read-path.ts'
import type { Conversation } from './useConversation.ts'

export type ChatActions = { share: () => void; makePrivate: () => void; remove: () => void }

/**
 * The actions on a conversation. Failures are ignored on purpose, because a failed action is not shown as done. Only a
 * conversation that operators took down shows a notice.
 */
export function useChatActions({ state, place, setPublic, clear }: Conversation, placeName: string): ChatActions {
  const navigate = useNavigate()
  const id = state.chat_id
  return {
    share() {
      if (!id) return
      const isUnpublished = !state.is_public && state.is_owner
      import('./share-chat.ts').then(
        ({ shareChat }) => shareChat(id, placeName, isUnpublished ? () => setPublic(true) : null),
        () => {},
      )
    },
    makePrivate() {
      if (!id) return
      publishChat(id, false).then(
        () => setPublic(false),
        () => {},
      )
    },
    remove() {
      if (!id) return
      const { book_id: book, chapter } = state.reference ?? { book_id: place.bookId, chapter: Number(place.chapter) }
      import('./delete-with-undo.ts').then(
        ({ deleteWithUndo }) => {
          clear()
          const state: ChosenChat = { isChosen: true }
          deleteWithUndo(id, () => void navigate(readPath({ book, chapter }, { chatId: id }), { state }))
        },
        () => {},
      )
    },
  }
}
