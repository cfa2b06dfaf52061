import type { ReactNode } from 'react'
import { createStore, useStore } from '../data/create-store.ts'

/** `lang` is the language of a label that is not in the page's. */
export type ToastAction = { label: string; lang?: string; onClick: () => void }
type Toast = { id: number; text: ReactNode; duration: number; action?: ToastAction }

const LASTS = 3000

/** Shows a short message for three seconds by default, with at most one action. Returns the id by which it can be dismissed. */
export function toast(
  text: ReactNode,
  { duration = LASTS, action }: { duration?: number; action?: ToastAction } = {},
): number {
  const id = (current.get()?.id ?? 0) + 1
  current.set({ id, text, duration, action })
  return id
}

/** Dismisses a toast; one that was already replaced is gone. */
export function dismissToast(id: number): void {
  const shown = current.get()
  if (shown?.id === id) current.set({ ...shown, text: '' })
}

/** The current toast; its text is empty between two. */
export const useToast = (): Toast | null => useStore(current)

const current = createStore<Toast | null>(null)
