import { removeWithUndo, UNDO_MS } from '../ui/remove-with-undo.ts'
import { deleteLeaving, dropLeaving, keepLeaving } from './leaving-chats.ts'
import { more } from './more-words.ts'

/**
 * Deletes a chat after a delay that allows Undo. What fails is tried again, also when the app is opened later. Returns
 * what Undo does.
 */
export function deleteWithUndo(id: number, onUndo: () => void): () => void {
  keepLeaving(id, UNDO_MS)
  return removeWithUndo({
    said: more('deleted'),
    remove: () => deleteLeaving(id),
    // it may be published
    isPrivate: true,
    onUndo: () => {
      dropLeaving(id)
      onUndo()
    },
  })
}
