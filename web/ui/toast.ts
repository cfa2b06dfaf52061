export type ToastAction = { label: string; onClick: () => void }
export type Toast = { id: number; text: string; duration: number; action?: ToastAction }

const LASTS = 3000

/** Shows a short message for three seconds by default, with at most one action. */
export function toast(
  text: string,
  { duration = LASTS, action }: { duration?: number; action?: ToastAction } = {},
): void {
  current = { id: (current?.id ?? 0) + 1, text, duration, action }
  tell()
}

/** Dismisses a toast; one that was already replaced is gone. */
export function dismissToast(id: number): void {
  if (current?.id !== id) return
  current = { ...current, text: '' }
  tell()
}

/** The current toast; its text is empty between two. */
export const currentToast = (): Toast | null => current

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

let current: Toast | null = null
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}
