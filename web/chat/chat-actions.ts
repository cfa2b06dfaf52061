import type { NavigateFunction } from 'react-router-dom'
import { publishChat } from '../data/chat-hooks.ts'
import { CallError } from '../data/client.ts'
import { type ChosenChat, readPath } from '../data/read-path.ts'
import { copyText } from '../ui/copy-text.ts'
import { toast } from '../ui/toast.ts'
import type { ChatState } from './chat-state.ts'
import { deleteWithUndo } from './delete-with-undo.ts'
import { more } from './more-words.ts'
import type { Conversation } from './useConversation.ts'

export type ChatActions = { share: () => Promise<void>; makePrivate: () => Promise<void>; remove: () => void }

/** A published conversation, or one that is private again; another one, which may have been opened meanwhile, is unchanged. */
export const published = (chat_id: number, is_public: boolean) => (now: ChatState) =>
  now.chat_id === chat_id ? { ...now, is_public, is_kept: is_public || now.is_kept } : now

/**
 * The actions on the stored conversation `id`, which are loaded with the first of them. A failed action is not shown as
 * done; only a conversation that operators took down shows a notice.
 */
export function actionsOn(
  id: number,
  { state, place, dispatch, clear }: Conversation,
  placeName: string,
  navigate: NavigateFunction,
): ChatActions {
  const setPublic = (isPublic: boolean) => dispatch([{ type: 'changed', change: published(id, isPublic) }])
  return {
    /** Shares the link, after publishing the conversation if it is not public yet. */
    async share() {
      try {
        if (!state.is_public && state.is_owner) {
          await publishChat(id, true)
          setPublic(true)
        }
        await shareLink(`${location.origin}/chat/${id}`, placeName)
      } catch (error) {
        if (error instanceof CallError && error.error === 'taken_down') toast(error.message)
      }
    },
    async makePrivate() {
      await publishChat(id, false)
      setPublic(false)
    },
    remove() {
      const { book_id: book, chapter } = state.reference ?? { book_id: place.bookId, chapter: Number(place.chapter) }
      clear()
      const chosen: ChosenChat = { isChosen: true }
      deleteWithUndo(id, () => void navigate(readPath({ book, chapter }, { chatId: id }), { state: chosen }))
    },
  }
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
  await copyText(url)
  toast(more('linkCopied'))
}
