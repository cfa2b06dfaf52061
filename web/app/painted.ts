const PATIENCE = 500

/** Resolves when the page has been drawn. A hidden page, which is never drawn, does not wait. */
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
