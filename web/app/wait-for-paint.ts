const PATIENCE = 500

/** Resolves when the page has been painted; immediately for a hidden page, which is never painted. */
export function waitForPaint(): Promise<unknown> {
  if (document.visibilityState === 'hidden' || !document.querySelector('[data-opening]')) return Promise.resolve()
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}

/** Resolves in the next task. */
export const nextTask = (): Promise<void> => pause(0)

/** Resolves after a number of milliseconds. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
