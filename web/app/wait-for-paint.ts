const PATIENCE = 500

/** Resolves when the opening has been painted; immediately if the page has none. */
export async function waitForOpening(): Promise<void> {
  if (document.querySelector('[data-opening]')) await waitForPaint()
}

/** Resolves when the page has been painted for the first time; immediately for a hidden page, which is never painted. */
export function waitForPaint(): Promise<unknown> {
  if (document.visibilityState === 'hidden') return Promise.resolve()
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE)
    // a frame's callbacks run before it is painted, and what they start is loaded before as well
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
  })
}

/** Resolves in the next task. */
export const nextTask = (): Promise<void> => pause(0)

/** Resolves after a number of milliseconds. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
