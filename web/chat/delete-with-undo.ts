import { deleteChat } from '../data/hooks.ts'
import { leavingChats } from '../data/leaving.ts'
import { removeWithUndo } from '../ui/remove-with-undo.ts'
import { more } from './more-words.ts'

/** Deletes a chat after a delay that allows Undo. A failure is silent: the chat reappears in the lists. */
export function deleteWithUndo(id: number, onUndo: () => void): void {
  removeWithUndo({
    said: more('deleted'),
    hide: (isHidden) => leavingChats.mark(id, isHidden),
    remove: () => deleteChat(id),
    onUndo,
  })
}
