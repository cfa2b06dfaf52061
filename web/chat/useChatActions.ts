import { deleteChat, publishChat } from '../data/hooks.ts'
import { toast } from '../ui/toast.ts'
import type { Conversation } from './useConversation.ts'

export type ChatActions = { share: () => void; makePrivate: () => void; remove: () => void }

const UNDO_MS = 8000

/** What the owner may do with a conversation. Failures are silent by spec: 8; what did not happen is not shown as done. */
export function useChatActions({ state, setPublic, clear }: Conversation, placeName: string): ChatActions {
  const id = state.chat_id
  return {
    share() {
      if (!id) return
      const published =
        state.is_public || !state.is_owner ? Promise.resolve() : publishChat(id, true).then(() => setPublic(true))
      published.then(() => shareLink(`${location.origin}/chat/${id}`, placeName)).catch(() => {})
    },
    makePrivate() {
      if (id)
        publishChat(id, false).then(
          () => setPublic(false),
          () => {},
        )
    },
    remove() {
      if (!id) return
      clear()
      // gone from the screen at once, for good only when nobody took it back
      const timer = setTimeout(() => deleteChat(id).catch(() => {}), UNDO_MS)
      const now = () => {
        clearTimeout(timer)
        deleteChat(id).catch(() => {})
      }
      addEventListener('pagehide', now, { once: true })
      toast('Conversation deleted', {
        duration: UNDO_MS,
        action: {
          label: 'Undo',
          onClick: () => {
            clearTimeout(timer)
            removeEventListener('pagehide', now)
            location.assign(`/chat/${id}`)
          },
        },
      })
    },
  }
}

/** By the device's own sheet where it has one, else the clipboard. */
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
