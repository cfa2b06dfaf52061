import { useNavigate } from 'react-router-dom'
import { CallError } from '../data/client.ts'
import { publishChat } from '../data/hooks.ts'
import { readPath } from '../data/read-path.ts'
import { toast } from '../ui/toast.ts'
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
      const published =
        state.is_public || !state.is_owner ? Promise.resolve() : publishChat(id, true).then(() => setPublic(true))
      published.then(() => shareLink(`${location.origin}/chat/${id}`, placeName)).catch(sayTakenDown)
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
          deleteWithUndo(id, () => void navigate(readPath({ book, chapter }, { chatId: id })))
        },
        () => {},
      )
    },
  }
}

function sayTakenDown(error: unknown): void {
  if (error instanceof CallError && error.error === 'taken_down') toast(error.message)
}

/** Shares with the device's share sheet if it has one, else copies to the clipboard. */
async function shareLink(url: string, title: string): Promise<void> {
  if (navigator.share) {
    try {
      await navigator.share({ url, title })
      return
    } catch (error) {
      if ((error as Error).name === 'AbortError') return
    }
  }
  await navigator.clipboard.writeText(url)
  toast('Link copied')
}
