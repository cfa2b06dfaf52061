const PATIENCE = 500

/** Resolves when what stands in the page has been drawn. A page that nobody sees, which draws nothing, does not wait. */
export function painted(): Promise<unknown> {
  if (document.visibilityState === 'hidden' || !document.querySelector('[data-opening]')) return Promise.resolve()
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}

/** Resolves when the browser has done what waits. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
