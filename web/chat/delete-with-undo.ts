import { deleteChat } from '../data/hooks.ts'
import { markLeaving } from '../data/leaving-chats.ts'
import { toast } from '../ui/toast.ts'

const UNDO_MS = 8000

/**
 * Takes a chat from the screen at once; it is deleted for good when nobody took it back in time, or when the page is
 * left. Silent by spec: 8. A chat that could not be deleted stands in the lists again.
 */
export function deleteWithUndo(id: number, onUndo: () => void): void {
  markLeaving(id, true)
  const settle = () => {
    clearTimeout(timer)
    removeEventListener('pagehide', forGood)
  }
  const forGood = () => {
    settle()
    deleteChat(id).then(
      () => markLeaving(id, false),
      () => markLeaving(id, false),
    )
  }
  const timer = setTimeout(forGood, UNDO_MS)
  addEventListener('pagehide', forGood)
  const undo = () => {
    settle()
    markLeaving(id, false)
    onUndo()
  }
  toast('Conversation deleted', { duration: UNDO_MS, action: { label: 'Undo', onClick: undo } })
}
