import { dismissToast, toast } from './toast.ts'
import { ui } from './words.ts'

/** How long Undo is offered. */
export const UNDO_MS = 8000

type Removal = {
  /** The text beside Undo. */
  said: string
  /** Hides the item from the screen, or shows it again. */
  hide?: (isHidden: boolean) => void
  /** Removes it permanently. */
  remove: () => Promise<unknown>
  /** Also removes it when the page goes to the background, where it may be closed without a further event. */
  isPrivate?: boolean
  onUndo?: () => void
  onFailure?: (error: unknown) => void
}

/**
 * Hides an item immediately, and removes it permanently if it is not restored in time or when the page is left. An item
 * that could not be removed is shown again. Returns a function that restores it; calling that later has no effect.
 */
export function removeWithUndo({ said, hide, remove, isPrivate, onUndo, onFailure }: Removal): () => void {
  let isOpen = true
  const settle = () => {
    isOpen = false
    clearTimeout(timer)
    removeEventListener('pagehide', removeForGood)
    document.removeEventListener('visibilitychange', removeHidden)
    dismissToast(shown)
  }
  const removeForGood = () => {
    settle()
    remove()
      .catch((error: unknown) => onFailure?.(error))
      .finally(() => hide?.(false))
  }
  const removeHidden = () => document.hidden && removeForGood()
  const undo = () => {
    if (!isOpen) return
    settle()
    hide?.(false)
    onUndo?.()
  }
  hide?.(true)
  const timer = setTimeout(removeForGood, UNDO_MS)
  addEventListener('pagehide', removeForGood)
  if (isPrivate) document.addEventListener('visibilitychange', removeHidden)
  const shown = toast(said, { duration: UNDO_MS, action: { label: ui('undo'), onClick: undo } })
  return undo
}
