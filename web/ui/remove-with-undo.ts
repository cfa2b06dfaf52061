import { toast } from './toast.ts'

const UNDO_MS = 8000

type Removal = {
  /** What is said beside Undo. */
  said: string
  /** Hides the thing from the screen, or shows it again. */
  hide: (isHidden: boolean) => void
  /** Removes it for good. */
  remove: () => Promise<unknown>
  onUndo?: () => void
  onFailure?: (error: unknown) => void
}

/**
 * Hides a thing at once, and removes it for good when it was not taken back in time, or when the page is left. A thing
 * that could not be removed is shown again. Returns what takes it back; afterwards that does nothing.
 */
export function removeWithUndo({ said, hide, remove, onUndo, onFailure }: Removal): () => void {
  let isOpen = true
  const settle = () => {
    isOpen = false
    clearTimeout(timer)
    removeEventListener('pagehide', removeForGood)
  }
  const removeForGood = () => {
    settle()
    remove()
      .catch((error: unknown) => onFailure?.(error))
      .finally(() => hide(false))
  }
  const undo = () => {
    if (!isOpen) return
    settle()
    hide(false)
    onUndo?.()
  }
  hide(true)
  const timer = setTimeout(removeForGood, UNDO_MS)
  addEventListener('pagehide', removeForGood)
  toast(said, { duration: UNDO_MS, action: { label: 'Undo', onClick: undo } })
  return undo
}
