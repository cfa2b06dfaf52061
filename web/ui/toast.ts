export type ToastAction = { label: string; onClick: () => void }
export type Toast = { id: number; text: string; duration: number; action?: ToastAction }

const LASTS = 3000

/** Says something in passing, for three seconds unless told otherwise, with at most one thing to do about it. */
export function toast(
  text: string,
  { duration = LASTS, action }: { duration?: number; action?: ToastAction } = {},
): void {
  current = { id: (current?.id ?? 0) + 1, text, duration, action }
  tell()
}

/** Takes a toast away; one that has been followed by another is gone already. */
export function dismissToast(id: number): void {
  if (current?.id !== id) return
  current = { ...current, text: '' }
  tell()
}

/** The toast of this moment; its text is empty between two. */
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
